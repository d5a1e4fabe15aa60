import { articlePath } from "#contract/article-path.ts";
import type { Article } from "#contract/records/article.ts";
import type { Entity } from "#contract/records/entity.ts";
import type { Image } from "#contract/records/image.ts";
import { eachInSlices } from "../slices.ts";

/** A page of the site as the API knows it. `group` holds those that stand in one list with it. */
export type IndexedPage = { path: string; title: string; image: Image | null; group: string; article?: Article };

const ENTITY_PAGES: Record<number, string> = { 1: "/centers", 8: "/dialysis/regions", 9: "/vacancies" };

/** Pages by path; parts of a page (a question of the FAQ) are none of their own. */
export class PageIndex {
  readonly #pages = new Map<string, IndexedPage>();
  readonly #groups = new Map<string, IndexedPage[]>();
  readonly #children = new Map<string, IndexedPage[]>();

  /** `articles` stand in the order their lists show them; `full` gives one with its category and the parents of that. */
  static async build(articles: Article[], full: (article: Article) => Article, entities: Entity[]): Promise<PageIndex> {
    const index = new PageIndex();
    await eachInSlices(articles, (bare) => {
      const article = full(bare);
      const path = articlePath(article);
      if (path.includes("?") || index.#pages.has(path)) return;
      const group = article.category ? `category ${article.category.id}` : "pages";
      index.#add({ path, title: article.title, image: article.image, group, article });
    });
    await eachInSlices(entities, ({ alias, title, image, config }) => {
      const section = ENTITY_PAGES[config.id];
      if (section) index.#add({ path: `${section}/${alias}`, title, image, group: section });
    });
    return index;
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
    return this.#children.get(path) ?? [];
  }

  #add(page: IndexedPage) {
    this.#pages.set(page.path, page);
    push(this.#groups, page.group, page);
    if (page.path !== "/") push(this.#children, page.path.slice(0, page.path.lastIndexOf("/")) || "/", page);
  }
}

function push(map: Map<string, IndexedPage[]>, key: string, page: IndexedPage) {
  const list = map.get(key);
  if (list) list.push(page);
  else map.set(key, [page]);
}
