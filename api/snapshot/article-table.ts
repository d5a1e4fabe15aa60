import type { Article } from "#contract/records/article.ts";
import { byListOrder } from "../list-order.ts";
import type { PackedArticle } from "../packed-article.ts";

/** Finds articles of one language. */
export type ArticleLookup<Key> = { get(key: Key): Article | undefined };

/**
 * The articles of one version in the default order. What they are ordered and found by is not translated, so every language
 * has its articles at the same positions.
 */
export class ArticleTable {
  readonly packed: PackedArticle[];
  /** The positions of those with a date. */
  readonly newestFirst: number[];
  readonly #byId: Map<number, number>;
  readonly #byAlias: Map<string, number>;

  constructor(articles: PackedArticle[]) {
    this.packed = inListOrder(articles);
    const dates = this.packed.map(({ shared }) => shared.publishedAt ?? "");
    this.newestFirst = [...dates.keys()].filter((at) => dates[at]).toSorted((a, b) => byDate(dates[a], dates[b]));
    this.#byId = new Map(this.packed.map(({ id }, at) => [id, at]));
    this.#byAlias = new Map(this.packed.map(({ shared }, at) => [shared.alias, at]));
  }

  byId(articles: Article[]): ArticleLookup<number> {
    return { get: (id) => articles[this.#byId.get(id) ?? -1] };
  }

  byAlias(articles: Article[]): ArticleLookup<string> {
    return { get: (alias) => articles[this.#byAlias.get(alias) ?? -1] };
  }
}

/** What they are compared by is taken out first: to look it up in every comparison would cost most. */
function inListOrder(articles: PackedArticle[]): PackedArticle[] {
  const orders = articles.map((article) => ({ weight: article.shared.weight, id: article.id, article }));
  return orders.toSorted(byListOrder).map(({ article }) => article);
}

function byDate(a = "", b = ""): number {
  if (a === b) return 0;
  return a < b ? 1 : -1;
}
