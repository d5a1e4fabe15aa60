import type { ReactNode } from "react";
import { localePath } from "#contract/locale.ts";
import { useWords } from "../i18n/use-words.tsx";
import { ModalLink } from "../parts/links/modal-link.tsx";
import { isModalId } from "../parts/links/modal-pages.ts";

type Props = { path: string; current?: "page" | "true" | undefined; children: ReactNode };

/** An entry of a menu: `#name` opens a modal, anything else is a page of the site. */
export function MenuLink({ path, current, children }: Props) {
  const { locale } = useWords();
  const modal = path.slice(1);
  if (path.startsWith("#") && isModalId(modal)) return <ModalLink modal={modal}>{children}</ModalLink>;
  return (
    <a href={localePath(locale, path)} aria-current={current}>
      {children}
    </a>
  );
}
