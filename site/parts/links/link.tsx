import type { ComponentProps } from "react";
import type { PageId, PageParams } from "#contract/paths.ts";
import { useWords } from "../../i18n/use-words.tsx";
import { href } from "../../urls.ts";

type Props<Id extends PageId> = Omit<ComponentProps<"a">, "href"> & {
  page: Id;
  /** The anchor on the page. */
  hash?: string;
} & (PageParams<Id> extends [infer Params] ? { params: Params } : { params?: never });

/** A link to a page of the site, in the current page's language. */
export function PageLink<Id extends PageId>({ page, params, hash, children, ...rest }: Props<Id>) {
  const { locale } = useWords();
  return (
    <a
      {...rest}
      href={
        href(locale, page, ...((params ? [params] : []) as PageParams<Id>)) + (hash === undefined ? "" : `#${hash}`)
      }
    >
      {children}
    </a>
  );
}
