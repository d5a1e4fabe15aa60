import type { Block } from "#contract/blocks/block.ts";
import { blockTexts } from "#contract/blocks/block-texts.ts";
import { configList } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import type { Entity } from "#contract/records/entity.ts";
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
/** Pages made of their category's articles: found as a whole. In Russian as the category, elsewhere as the page's article. */
const WHOLE_PAGES = ["fistula", "kidney-transplant"];

type SearchKey = `${"article" | "category" | "entity"}:${number}`;

type Searched = Pick<LocalSnapshot, "articles" | "categories" | "entities" | "cities">;

/** What is looked through in one language. English finds only what is translated. */
export function indexForSearch(searched: Searched, locale: Locale): Promise<SearchIndex> {
  return buildSearchIndex(documents(searched, locale));
}

/** One at a time, as the index takes them: all at once they would hold up the requests. */
function* documents(searched: Searched, locale: Locale): Generator<SearchDocument> {
  const { articles, categories, entities } = searched;
  const shown = articles.filter((article) => article.active && article.locale === locale);
  for (const article of shown) {
    if (WHOLE_PAGES.includes(article.alias) || isHidden(article, categories)) continue;
    yield documentOf(`article:${article.id}`, [article]);
  }
  for (const alias of WHOLE_PAGES) {
    const whole = wholePage(alias, shown, categories, locale);
    if (whole) yield whole;
  }
  for (const entity of [...entities.values()].flat()) {
    if (entity.active && entity.locale === locale) yield entityDocument(entity, searched);
  }
}

function wholePage(
  alias: string,
  shown: Article[],
  categories: CategoryTree,
  locale: Locale,
): SearchDocument | undefined {
  const category = categories.find(alias);
  const page = shown.find((article) => article.alias === alias);
  if (!category?.active || category.locale !== locale) return undefined;
  const below = new Set([category.id, ...categories.descendants(category.id)]);
  const inside = shown.filter(({ categoryId }) => categoryId !== null && below.has(categoryId));
  // Only Russian asks for categories.
  if (locale === "ru") return documentOf(`category:${category.id}`, [category, ...(page ? [page] : []), ...inside]);
  return page && documentOf(`article:${page.id}`, [page, category, ...inside]);
}

/** Fields that are words; what is a code stands for the title of what it names. */
function entityDocument({ id, title, config }: Entity, { entities, cities }: Searched): SearchDocument {
  const described = new Map(configList.find((one) => one.id === config.id)?.fields.map(({ key, type }) => [key, type]));
  const titleOf = (type: string | undefined, alias: unknown) => {
    if (type === "city") return cities.find(({ slug }) => slug === alias)?.title;
    const named = entities.get(type === "region" ? 8 : 1);
    return named?.find((entity) => entity.alias === alias)?.title;
  };
  const text = config.fields.flatMap(({ key, value }) => {
    const type = described.get(key);
    if (type === "region" || type === "city" || type === "center") return titleOf(type, value) ?? [];
    const isWords = (type === "line" || type === "text" || type === "list") && key !== "timezone" && key !== "code";
    return isWords ? [value].flat().map(String) : [];
  });
  return { key: `entity:${id}` satisfies SearchKey, title, text: text.join(" ") };
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
      .flatMap(({ title, description, content = [] }) => [
        title,
        description,
        ...content.flatMap((block) => blockTexts(block)),
      ])
      .join(" "),
    keywords: sources.map(({ pageMeta }) => pageMeta?.keywords ?? "").join(" "),
  };
}
