import type { Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import type { Category } from "#contract/records/category.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { translatedFirst } from "../records/load-records.server.ts";
import { pageOf } from "../records/paging.server.ts";

type Asked = { locale: Locale; perPage: number; tab: string | null; page: number };

/** `isForeign`: the items are not translated into the page's language. */
type Group = { isForeign: boolean; items: Article[] };
type SectionTab = { id: number; alias: string; title: string; lang?: Locale };

/** One page of a section's list. Items in the page's language come first, those only in Russian after all of them. */
export function arrange(articles: Article[], categories: Category[], { locale, perPage, tab, page }: Asked) {
  const used = usedOf(articles, categories);
  const chosen = used.find(({ alias }) => alias === tab);
  const shown = chosen ? articles.filter((article) => isWithin(article, chosen)) : articles;
  const { rows, pages } = pageOf(translatedFirst(shown, locale), perPage, page);
  const groups: Group[] = [false, true].map((isForeign) => ({
    isForeign,
    items: rows.filter((article) => (article.locale !== locale) === isForeign),
  }));
  return {
    // A single tab would be pointless.
    tabs: used.length > 1 ? used.map((category) => toTab(category, locale)) : [],
    tab: chosen?.alias ?? null,
    groups: groups.filter(({ items }) => items.length > 0),
    pages,
  };
}

function toTab({ id, alias, title, locale: own }: Category, locale: Locale): SectionTab {
  return { id, alias, title, ...langOf(own, locale) };
}

/** Categories with at least one article; if the list of categories has no titles, they come from the articles. */
function usedOf(articles: Article[], categories: Category[]): Category[] {
  const titles = new Map<string, string>();
  for (const { category } of articles) for (const one of lineageOf(category)) titles.set(one.alias, one.title);
  return categories
    .filter(({ alias }) => titles.has(alias))
    .map((category) => ({ ...category, title: category.title || titles.get(category.alias) || category.alias }));
}

/** By alias, because an article may refer to its category without an id. */
function isWithin({ category }: Article, { alias }: Category): boolean {
  return lineageOf(category).some((one) => one.alias === alias);
}

function lineageOf(category: Article["category"]): Category[] {
  return category ? [category, ...lineageOf(category.parent)] : [];
}
