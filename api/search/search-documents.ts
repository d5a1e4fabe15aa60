import type { Block } from "#contract/blocks/block.ts";
import type { Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import type { CategoryTree } from "../snapshot/category-tree.ts";
import type { LocalSnapshot } from "../snapshot/local-snapshot.ts";
import { buildSearchIndex, type SearchDocument, type SearchIndex } from "./search-index.ts";

/** Pages that are no answer to a question: service texts and frames of other pages. */
const HIDDEN_ALIASES = new Set([
  "index",
  "centers",
  "popular-search",
  "agreement",
  "usloviya-dlya-malomobilnyh-patsientov",
]);
/** Their articles are read as parts of another page. */
const HIDDEN_CATEGORIES = new Set(["about-company", "speech", "group", "fistula", "kidney-transplant"]);
/** Found as a whole instead: the categories that have a page of their own made of their articles. */
const FOUND_CATEGORIES = ["fistula", "kidney-transplant"];

type SearchKey = `${"article" | "category" | "entity"}:${number}`;

type Searched = Pick<LocalSnapshot, "articles" | "categories" | "entities">;

/** What is looked through in one language. English finds only what is translated. */
export function indexForSearch({ articles, categories, entities }: Searched, locale: Locale): Promise<SearchIndex> {
  const shown = articles.filter((article) => article.active && article.locale === locale);
  const documents: SearchDocument[] = [
    ...shown
      .filter((article) => !isHidden(article, categories))
      .map((article) => documentOf(`article:${article.id}`, [article])),
    ...FOUND_CATEGORIES.flatMap((alias) => {
      const category = categories.find(alias);
      if (!category?.active || category.locale !== locale) return [];
      const below = new Set([category.id, ...categories.descendants(category.id)]);
      const inside = shown.filter(({ categoryId }) => categoryId !== null && below.has(categoryId));
      return documentOf(`category:${category.id}`, [category, ...inside]);
    }),
    ...[...entities.values()].flat().flatMap((entity) => {
      if (!entity.active || entity.locale !== locale) return [];
      const text = entity.config.fields.flatMap(({ value }) => (typeof value === "boolean" ? [] : value)).join(" ");
      return { key: `entity:${entity.id}` satisfies SearchKey, title: entity.title, text };
    }),
  ];
  return buildSearchIndex(documents);
}

function isHidden({ alias, categoryId }: Article, categories: CategoryTree): boolean {
  if (HIDDEN_ALIASES.has(alias)) return true;
  for (let id = categoryId; id !== null;) {
    const category = categories.find(id);
    if (!category) return false;
    if (HIDDEN_CATEGORIES.has(category.alias)) return true;
    id = category.parentId;
  }
  return false;
}

type Source = { title: string; description: string; content?: Block[]; pageMeta?: Article["pageMeta"] };

function documentOf(key: SearchKey, sources: [Source, ...Source[]]): SearchDocument {
  return {
    key,
    title: sources[0].title,
    text: sources
      .flatMap(({ title, description, content = [] }) => [title, description, ...content.flatMap(textsOf)])
      .join(" "),
    keywords: sources.map(({ pageMeta }) => pageMeta?.keywords ?? "").join(" "),
  };
}

/** Every text of a block, whatever its type: what is data and no text is harmless to a search. */
function textsOf({ data }: Block): string[] {
  const strings = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    return value && typeof value === "object" ? Object.values(value).flatMap(strings) : [];
  };
  return strings(data);
}
