import { articlePath, isOwnPath } from "#contract/article-path.ts";
import { entityConfigs } from "#contract/entity-configs.ts";
import { type PageId, pathOf } from "#contract/paths.ts";
import { defaultLocale, type Locale, type Translated, translationIn } from "#contract/locale.ts";
import { byListOrder } from "../list-order.ts";
import { isSameList } from "../same-list.ts";
import { eachInSlices } from "../slices.ts";
import type { ArticleTable } from "./article-table.ts";
import { categoryTree } from "./category-tree.ts";
import { isTermPath, type LinkedTerms, placesOfTerms } from "./places-of-terms.ts";
import type { RecordsOfKinds } from "./sort-by-kind.ts";

/** A page of the site, as far as the API knows it: in every language at the same path. */
export type IndexedPage = {
  path: string;
  hasImage: boolean;
  /** The position of its article in the lists of articles, */
  article?: number;
  /** or the id of its entity. */
  entity?: number;
  /** Its position in its section. */
  place: number;
};

const { center, region, vacancy } = entityConfigs;
const ENTITY_PAGES = {
  [center.id]: "center",
  [region.id]: "region",
  [vacancy.id]: "vacancy",
} as const satisfies Record<number, PageId>;

/** Whether entities of this config have pages of their own. */
export function hasPage(config: number): config is keyof typeof ENTITY_PAGES {
  return config in ENTITY_PAGES;
}

/** Pages by path; a part of a page (a question of the FAQ) is not a page. */
export class PageIndex {
  readonly #pages = new Map<string, IndexedPage>();
  readonly #byAlias = new Map<string, IndexedPage>();
  readonly #children = new Map<string, IndexedPage[]>();
  readonly #pictured = new Map<string, IndexedPage[]>();
  readonly #texts: { path: string; terms: Translated<LinkedTerms> }[] = [];
  readonly #users: Partial<Record<Locale, Map<string, string[]>>> = {};

  /** What it was built of. */
  readonly #sources: object[];

  private constructor(sources: object[]) {
    this.#sources = sources;
  }

  /** That of the version before, if nothing it is built of has changed. */
  static async build(records: RecordsOfKinds, table: ArticleTable, before?: PageIndex): Promise<PageIndex> {
    const { category } = records;
    const entity = records.entity.filter(({ shared }) => hasPage(shared.config));
    const sources = [table.places, ...category, ...entity];
    if (before && isSameList(before.#sources, sources)) return before;
    const index = new PageIndex(sources);
    const categories = categoryTree(category, defaultLocale);
    await eachInSlices(inListOrder(table), (at) => {
      const article = table.packed[at];
      if (!article?.shared.active) return;
      const { alias } = article.shared;
      const own = categories.find(article.shared.category ?? "");
      const path = articlePath({ alias, category: own && categories.withParents(own) });
      if (article.terms) index.#texts.push({ path, terms: article.terms });
      // A part of another page is not a page.
      if (isOwnPath(path, alias)) index.#add({ path, hasImage: article.hasImage, article: at }, alias);
    });
    const entities = entity.map(({ id, shared }) => ({ id, ...shared })).toSorted(byListOrder);
    for (const { id, alias, config, image, active } of entities) {
      if (!active || !hasPage(config)) continue;
      const path = pathOf(ENTITY_PAGES[config], { item: alias, region: alias });
      index.#add({ path, hasImage: image !== null, entity: id });
    }
    return index;
  }

  /** By its path, or an article's page by its alias. */
  find(path: string): IndexedPage | undefined {
    return this.#pages.get(path) ?? this.#byAlias.get(path);
  }

  /** All pages of the same section, including this one. The pages directly under home are not a section. */
  siblings({ path }: IndexedPage): IndexedPage[] {
    const section = sectionOf(path);
    return section === "/" ? [] : this.children(section);
  }

  /** From the home page down, without the segments that are not pages. */
  trail(path: string): IndexedPage[] {
    const steps = path.split("/").filter(Boolean);
    const paths = ["/", ...steps.map((_, n) => `/${steps.slice(0, n + 1).join("/")}`)];
    return paths.flatMap((step) => this.#pages.get(step) ?? []);
  }

  /** Pages directly under a path: the children of a section's page. */
  children(path: string): IndexedPage[] {
    return this.#children.get(path) ?? [];
  }

  /**
   * Pages directly under a path: those after a position, then those before it; all with a picture first, then the
   * others. Lazy, so that a caller that takes a few pays for a few.
   */
  *childrenFrom(path: string, place: number): Generator<IndexedPage> {
    const children = this.children(path);
    const pictured = this.#pictured.get(path) ?? children.filter((page) => page.hasImage);
    this.#pictured.set(path, pictured);
    yield* roundFrom(pictured, place);
    for (const page of roundFrom(children, place)) if (!page.hasImage) yield page;
  }

  /** The pages whose texts link to this term of the glossary. Built on first use. */
  usersOf(path: string, locale: Locale): IndexedPage[] {
    if (!isTermPath(path)) return [];
    const users = (this.#users[locale] ??= placesOfTerms(
      this.#texts.map((text) => ({ path: text.path, terms: translationIn(text.terms, locale).words })),
    ));
    return (users.get(path) ?? []).flatMap((user) => this.#pages.get(user) ?? []);
  }

  #add(found: Omit<IndexedPage, "place">, alias?: string) {
    if (this.#pages.has(found.path)) return;
    const section = sectionOf(found.path);
    const list = this.#children.get(section) ?? [];
    const page = { ...found, place: list.length };
    this.#pages.set(page.path, page);
    if (alias !== undefined) this.#byAlias.set(alias, page);
    if (page.path === "/") return;
    list.push(page);
    this.#children.set(section, list);
  }
}

/** Dated articles come newest first among their siblings, as the lists show them. */
function* inListOrder({ packed, places }: ArticleTable): Generator<number> {
  yield* places.newestFirst;
  for (const [at, { shared }] of packed.entries()) if (shared.publishedAt === null) yield at;
}

/** Of pages in the order of their positions, those after a position, then those before it. */
function* roundFrom(pages: IndexedPage[], place: number): Generator<IndexedPage> {
  const after = firstAfter(pages, place);
  for (let n = 0; n < pages.length; n++) {
    const page = pages[(after + n) % pages.length];
    if (page && page.place !== place) yield page;
  }
}

/** Binary search. */
function firstAfter(pages: IndexedPage[], place: number): number {
  let [low, high] = [0, pages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pages[middle]?.place ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function sectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/")) || "/";
}
