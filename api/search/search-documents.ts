import type { Block } from "#contract/blocks/block.ts";
import type { Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import type { CategoryTree } from "../snapshot/category-tree.ts";
import type { LocalSnapshot } from "../snapshot/local-snapshot.ts";
import { buildSearchIndex, type SearchDocument, type SearchIndex } from "./search-index.ts";

/** Pages that are no answer to a question: service texts and frames of other pages. */
const HIDDEN_ALIASES = new Set([
  // Found as categories, and once is enough.
  "fistula",
  "kidney-transplant",

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
export function indexForSearch(searched: Searched, locale: Locale): Promise<SearchIndex> {
  return buildSearchIndex(documents(searched, locale));
}

/** One at a time, as the index takes them: all at once they would hold up the requests. */
function* documents({ articles, categories, entities }: Searched, locale: Locale): Generator<SearchDocument> {
  const shown = articles.filter((article) => article.active && article.locale === locale);
  for (const article of shown) {
    if (!isHidden(article, categories)) yield documentOf(`article:${article.id}`, [article]);
  }
  for (const category of FOUND_CATEGORIES.flatMap((alias) => categories.find(alias) ?? [])) {
    if (!category.active || category.locale !== locale) continue;
    const below = new Set([category.id, ...categories.descendants(category.id)]);
    const inside = shown.filter(({ categoryId }) => categoryId !== null && below.has(categoryId));
    yield documentOf(`category:${category.id}`, [category, ...inside]);
  }
  for (const entity of [...entities.values()].flat()) {
    if (!entity.active || entity.locale !== locale) continue;
    const text = entity.config.fields.flatMap(({ value }) => (typeof value === "boolean" ? [] : value)).join(" ");
    yield { key: `entity:${entity.id}` satisfies SearchKey, title: entity.title, text };
  }
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
