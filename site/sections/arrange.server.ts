import type { Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import type { Category } from "#contract/records/category.ts";

type Asked = { locale: Locale; perPage: number; tab: string | null; page: number };

/** `isForeign` are the items that are not translated into the page's language. */
type Group = { isForeign: boolean; items: Article[] };
type SectionTab = { id: number; alias: string; title: string; lang?: Locale };

/** One page of a section's list. What the reader can read stands first, what is in Russian only comes after all of it. */
export function arrange(articles: Article[], categories: Category[], { locale, perPage, tab, page }: Asked) {
  const used = categories.filter((category) => articles.some((article) => isWithin(article, category)));
  const chosen = used.find(({ alias }) => alias === tab);
  const shown = chosen ? articles.filter((article) => isWithin(article, chosen)) : articles;
  const own = shown.filter((article) => article.locale === locale);
  const foreign = shown.filter((article) => article.locale !== locale);
  const from = (page - 1) * perPage;
  const groups: Group[] = [
    { isForeign: false, items: own.slice(from, from + perPage) },
    { isForeign: true, items: foreign.slice(Math.max(0, from - own.length), Math.max(0, from + perPage - own.length)) },
  ];
  return {
    // A single tab would part nothing.
    tabs: used.length > 1 ? used.map((category) => toTab(category, locale)) : [],
    tab: chosen?.alias ?? null,
    groups: groups.filter(({ items }) => items.length > 0),
    pages: Math.max(1, Math.ceil(shown.length / perPage)),
  };
}

function toTab({ id, alias, title, locale: own }: Category, locale: Locale): SectionTab {
  return { id, alias, title, ...(own !== locale && { lang: own }) };
}

function isWithin({ category }: Article, { id }: Category): boolean {
  for (let one = category; one; one = one.parent) if (one.id === id) return true;
  return false;
}
