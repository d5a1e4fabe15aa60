import type { Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";

export type Crumb = { title: string; href: string };

/** What a page owes to search engines and to those who share it. */
export type Head = {
  title: string;
  description: string;
  keywords?: string | null;
  /** From the home page to this one; one array for the eye and for the structured data. Empty on the home page. */
  trail: Crumb[];
  /** Where the page lives in each language, and in which ones it is really written; absent for pages nobody should find. */
  address?: { paths: Record<Locale, string>; translations: Locale[] };
};

/** The head of a page that shows one article. */
export function articleHead(article: Article, paths: Record<Locale, string>, trail: Crumb[]): Head {
  return {
    title: article.pageMeta.title ?? article.title,
    description: article.pageMeta.description ?? article.description,
    keywords: article.pageMeta.keywords,
    trail,
    address: { paths, translations: article.translations },
  };
}
