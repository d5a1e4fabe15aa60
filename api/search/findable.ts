import { type Block, blockTexts } from "#contract/blocks/block.ts";
import { configList, entityConfigs } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import type { Entity } from "#contract/records/entity.ts";
import { asksForCategories, FOUND_CATEGORIES } from "#contract/search.ts";
import type { CategoryTree } from "../snapshot/category-tree.ts";
import { hashOfText, passingContent } from "../snapshot/lazy-article.ts";
import type { LocalSnapshot } from "../snapshot/local-snapshot.ts";
import type { Lazy } from "./read-document.ts";
import { keywordsOf } from "./row-words.ts";

/** Pages that are not answers: service texts and frames of other pages. */
const HIDDEN_ALIASES = new Set([
  "index",
  "centers",
  "popular-search",
  "agreement",
  "usloviya-dlya-malomobilnyh-patsientov",
  // The search page itself.
  "search",
]);
/** Articles of these categories are parts of another page. */
const HIDDEN_CATEGORIES = new Set(["about-company", "speech", "group", "fistula", "kidney-transplant"]);

type SearchKey = `${"article" | "category" | "entity" | "food" | "lab"}:${number}`;

export type Searched = Pick<
  LocalSnapshot,
  "articles" | "articleById" | "categories" | "entities" | "cities" | "variables"
>;

/** A text as inline HTML. */
export type Passage = {
  text: string;
  /** Says what all of it is about. */
  isLead?: boolean;
  /** Of the texts that follow. */
  isHeading?: boolean;
  /** Of a heading. */
  anchor?: string | undefined;
  /** The row of a table that it is. */
  cells?: string[];
};

/** What can be found: its title, as inline HTML, and its texts in order. */
export type Findable = {
  key: SearchKey;
  title: string;
  /** Other names that count as much as the title: the city of a center. */
  names?: string;
  keywords?: Lazy;
  isListed?: boolean;
  passages: () => Iterable<Passage>;
  /** Set if everything comes from one record: names it as it is now. */
  hash?: string;
};

/** A generator, because building all at once would block requests. English has only what is translated. */
export function* listFindable(searched: Searched, locale: Locale): Generator<Findable> {
  const { articles, categories, entities } = searched;
  const shown = articles.filter((article) => article.active && article.locale === locale);
  for (const article of shown) {
    if (FOUND_CATEGORIES.includes(article.alias) || isHidden(article, categories)) continue;
    yield findableOf(`article:${article.id}`, [article], { hash: hashOfText(article), contentOf: passingContent });
  }
  for (const alias of FOUND_CATEGORIES) yield* wholePage(alias, shown, categories, locale);
  for (const entity of [...entities.values()].flat()) {
    if (entity.active && entity.locale === locale) yield findableEntity(entity, searched);
  }
}

/**
 * A page made of the articles of its category: found as the category, and as the page's article in a language in which
 * the site does not ask for categories.
 */
function* wholePage(alias: string, shown: Article[], categories: CategoryTree, locale: Locale): Generator<Findable> {
  const category = categories.find(alias);
  const page = shown.find((article) => article.alias === alias);
  if (!category?.active || category.locale !== locale) return;
  const below = new Set([category.id, ...categories.descendants(category.id)]);
  const inside = shown.filter(({ categoryId }) => categoryId !== null && below.has(categoryId));
  yield findableOf(`category:${category.id}`, [category, ...(page ? [page] : []), ...inside]);
  if (page && !asksForCategories(locale)) yield findableOf(`article:${page.id}`, [page, category, ...inside]);
}

function findableEntity(entity: Entity, searched: Searched): Findable {
  const { id, title, content, config, locale } = entity;
  return {
    key: `entity:${id}`,
    title,
    keywords: keywordsOf(config.id, locale),
    names: namesOf(entity, searched).join(" "),
    isListed: true,
    *passages() {
      for (const text of fieldTexts(entity, searched)) yield { text };
      for (const block of content ?? []) yield* passagesOf(block);
    },
  };
}

/** The titles of the city and the region of a record; for a job, also the profession. */
function namesOf({ config }: Entity, searched: Searched): string[] {
  const types = fieldTypesOf(config.id);
  return config.fields.flatMap(({ key, value }) => {
    const type = types.get(key);
    if (key === "profession") return String(value);
    return type === "city" || type === "region" ? (titleOf(type, value, searched) ?? []) : [];
  });
}

/** Fields that contain words; a code is replaced by the title of what it names. */
function fieldTexts({ config }: Entity, searched: Searched): string[] {
  const types = fieldTypesOf(config.id);
  return config.fields.flatMap(({ key, value }) => {
    const type = types.get(key);
    if (type === "region" || type === "city" || type === "center") return titleOf(type, value, searched) ?? [];
    if (type === "services")
      return [value].flat().flatMap((one) => (typeof one === "object" ? String(one["title"]) : String(one)));
    const isWords = (type === "line" || type === "text" || type === "list") && key !== "timezone" && key !== "code";
    return isWords ? [value].flat().map(String) : [];
  });
}

function fieldTypesOf(config: number): Map<string, string> {
  return new Map(configList.find(({ id }) => id === config)?.fields.map(({ key, type }) => [key, type]));
}

function titleOf(type: "city" | "region" | "center", alias: unknown, { entities, cities }: Searched) {
  if (type === "city") return cities.find(({ slug }) => slug === alias)?.title;
  return entities.get(entityConfigs[type].id)?.find((entity) => entity.alias === alias)?.title;
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

type Source = { locale: Locale; title: string; description: string; content?: Block[]; pageMeta?: Article["pageMeta"] };

/** An article that is a page of its own. */
export function findableArticle(article: Article): Findable {
  return findableOf(`article:${article.id}`, [article]);
}

type Reading = { hash?: string; contentOf?: (source: Source) => Block[] };

/**
 * The first title is the title of the whole; the other titles are read as text. Functions: to ask an article for more than
 * its title unpacks it, and the index of the version before has most of them already.
 */
function findableOf(
  key: SearchKey,
  sources: [Source, ...Source[]],
  { hash, contentOf = ({ content = [] }) => content }: Reading = {},
): Findable {
  return {
    key,
    ...(hash !== undefined && { hash }),
    title: sources[0].title,
    keywords: () => sources.flatMap(({ pageMeta }) => pageMeta?.keywords ?? []).join(", "),
    *passages() {
      for (const [position, source] of sources.entries()) {
        if (position > 0) yield { text: source.title, isHeading: true };
        yield { text: source.description, isLead: position === 0 && source.description !== "" };
        for (const block of contentOf(source)) yield* passagesOf(block);
      }
    },
  };
}

/** A table is read by its rows: a cell alone says little. */
function passagesOf(block: Block): Passage[] {
  if (block.type === "header" && block.data.text)
    return [{ text: block.data.text, isHeading: true, anchor: block.data.anchor }];
  if (block.type !== "table") return blockTexts(block).map((text) => ({ text }));
  const { caption, content } = block.data;
  return [{ text: caption }, ...content.map((cells) => ({ text: asText(cells), cells }))].filter(({ text }) => text);
}

function asText(row: string[]): string {
  return row.filter(Boolean).join(" — ");
}
