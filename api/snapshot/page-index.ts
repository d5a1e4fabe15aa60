import { articlePath } from "#contract/article-path.ts";
import type { Article } from "#contract/records/article.ts";
import type { Entity } from "#contract/records/entity.ts";
import type { Image } from "#contract/records/image.ts";

/** A page of the site as the API knows it. `group` holds those that stand in one list with it. */
export type IndexedPage = { path: string; title: string; image: Image | null; group: string; article?: Article };

const ENTITY_PAGES: Record<number, string> = { 1: "/centers", 8: "/dialysis/regions", 9: "/vacancies" };

/** Pages by path; parts of a page (a question of the FAQ) are none of their own. */
export class PageIndex {
  readonly #pages = new Map<string, IndexedPage>();
  readonly #groups = new Map<string, IndexedPage[]>();

  /** `articles` come with their category and its parents; what is dated stands newest first, as its lists show it. */
  constructor(articles: Article[], entities: Entity[]) {
    for (const article of articles.toSorted(newestFirst)) {
      const path = articlePath(article);
      if (path.includes("?") || this.#pages.has(path)) continue;
      const group = article.category ? `category ${article.category.id}` : "pages";
      this.#add({ path, title: article.title, image: article.image, group, article });
    }
    for (const { alias, title, image, config } of entities) {
      const section = ENTITY_PAGES[config.id];
      if (section) this.#add({ path: `${section}/${alias}`, title, image, group: section });
    }
  }

  find(path: string): IndexedPage | undefined {
    return this.#pages.get(path);
  }

  siblings({ group }: IndexedPage): IndexedPage[] {
    return group === "pages" ? [] : (this.#groups.get(group) ?? []);
  }

  /** From the home page down, leaving out the steps that are no pages. */
  trail(path: string): IndexedPage[] {
    const steps = path.split("/").filter(Boolean);
    const paths = ["/", ...steps.map((_, n) => `/${steps.slice(0, n + 1).join("/")}`)];
    return paths.flatMap((step) => this.#pages.get(step) ?? []);
  }

  /** Pages right under a path: what a section's own page leads to. */
  children(path: string): IndexedPage[] {
    const depth = path === "/" ? 1 : path.split("/").length;
    const prefix = path === "/" ? "/" : `${path}/`;
    return [...this.#pages.values()].filter(
      (page) => page.path !== path && page.path.startsWith(prefix) && page.path.split("/").length === depth + 1,
    );
  }

  #add(page: IndexedPage) {
    this.#pages.set(page.path, page);
    this.#groups.set(page.group, [...(this.#groups.get(page.group) ?? []), page]);
  }
}

function newestFirst({ publishedAt: a }: Article, { publishedAt: b }: Article): number {
  if (!a || !b || a === b) return 0;
  return a < b ? 1 : -1;
}
