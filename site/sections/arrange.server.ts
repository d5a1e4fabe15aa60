import type { Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import type { Category } from "#contract/records/category.ts";
import type { Section } from "./sections.ts";

type Asked = Pick<Section, "parting" | "perPage"> & { locale: Locale; tab: string | null; page: number };

/** Items under a heading, or under none; `isForeign` are those that are not translated into the page's language. */
export type Group = { title: string | null; lang?: Locale; isForeign: boolean; items: Article[] };
export type SectionTab = { id: number; alias: string; title: string; lang?: Locale };

/** One page of a section's list. What the reader can read stands first, what is in Russian only comes after all of it. */
export function arrange(articles: Article[], categories: Category[], { parting, perPage, locale, tab, page }: Asked) {
  const used = categories.filter((category) => articles.some((article) => isWithin(article, category)));
  const chosen = parting === "tabs" ? used.find(({ alias }) => alias === tab) : undefined;
  const shown = chosen ? articles.filter((article) => isWithin(article, chosen)) : articles;
  const own = shown.filter((article) => article.locale === locale);
  const foreign = shown.filter((article) => article.locale !== locale);
  const parts = parting === "headings" ? partBy(own, used, locale) : [{ title: null, items: own }];
  const all: Group[] = [
    ...parts.map((part) => ({ ...part, isForeign: false })),
    { title: null, isForeign: true, items: foreign },
  ];
  return {
    tabs: parting === "tabs" && used.length > 1 ? used.map((category) => toTab(category, locale)) : [],
    tab: chosen?.alias ?? null,
    groups: cut(all, (page - 1) * perPage, perPage),
    pages: Math.max(1, Math.ceil(shown.length / perPage)),
  };
}

/** The groups as they fall on one page; those with nothing on it are left out. */
function cut(groups: Group[], skipped: number, most: number): Group[] {
  let before = 0;
  return groups.flatMap((group) => {
    const from = Math.max(0, skipped - before);
    const to = Math.max(0, skipped + most - before);
    before += group.items.length;
    const items = group.items.slice(from, to);
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

/** By the categories in their order; what stands right in the section itself comes first, without a heading. */
function partBy(articles: Article[], categories: Category[], locale: Locale): Omit<Group, "isForeign">[] {
  const loose = articles.filter((article) => !categories.some((category) => isWithin(article, category)));
  return [
    { title: null, items: loose },
    ...categories.map((category) => ({
      title: category.title,
      ...foreign(category, locale),
      items: articles.filter((article) => isWithin(article, category)),
    })),
  ];
}

function toTab(category: Category, locale: Locale): SectionTab {
  const { id, alias, title } = category;
  return { id, alias, title, ...foreign(category, locale) };
}

function foreign({ locale: own }: Category, locale: Locale): { lang?: Locale } {
  return own === locale ? {} : { lang: own };
}

function isWithin({ category }: Article, { id }: Category): boolean {
  for (let one = category; one; one = one.parent) if (one.id === id) return true;
  return false;
}
