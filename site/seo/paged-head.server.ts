import type { Locale } from "#contract/locale.ts";
import { pathsOf } from "./article-head.server.ts";
import type { FindableHead } from "./head.ts";

type Shown = { page: number; isFiltered: boolean };

/** The head of one page of a list: each page has a title and a canonical address of its own; a filter has not. */
export function pagedHead(head: FindableHead, locale: Locale, path: string, { page, isFiltered }: Shown): FindableHead {
  if (page === 1) return head;
  const paths = pathsOf(isFiltered ? path : `${path}?page=${page}`);
  return { ...head, title: titleOf[locale](head.title, page), address: { ...head.address, paths } };
}

const titleOf: Record<Locale, (title: string, page: number) => string> = {
  ru: (title, page) => `${title}, страница ${page}`,
  en: (title, page) => `${title}, page ${page}`,
};
