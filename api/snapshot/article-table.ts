import type { Article } from "#contract/records/article.ts";
import { byListOrder } from "../list-order.ts";
import type { PackedArticle } from "../packed-article.ts";

/** Finds articles of one language. */
export type ArticleLookup<Key> = { get(key: Key): Article | undefined };

/** Where the articles are in the default order, and what says where they stand. */
type Places = {
  /** The positions of those with a date. */
  newestFirst: number[];
  byId: Map<number, number>;
  byAlias: Map<string, number>;
};

/**
 * The articles of one version in the default order. What they are ordered and found by is not translated, so every language
 * has its articles at the same positions.
 */
export class ArticleTable {
  readonly packed: PackedArticle[];
  /** The same object as in the version before if every article stands where it stood. */
  readonly places: Places;

  constructor(articles: PackedArticle[], before?: ArticleTable) {
    const same = before && inSamePlaces(articles, before);
    this.packed = same ?? inListOrder(articles);
    this.places = same ? before.places : placesIn(this.packed);
  }

  byId(articles: Article[]): ArticleLookup<number> {
    return { get: (id) => articles[this.places.byId.get(id) ?? -1] };
  }

  byAlias(articles: Article[]): ArticleLookup<string> {
    return { get: (alias) => articles[this.places.byAlias.get(alias) ?? -1] };
  }
}

function placesIn(articles: PackedArticle[]): Places {
  const dates = articles.map(({ shared }) => shared.publishedAt ?? "");
  return {
    newestFirst: [...dates.keys()].filter((at) => dates[at]).toSorted((a, b) => byDate(dates[a], dates[b])),
    byId: new Map(articles.map(({ id }, at) => [id, at])),
    byAlias: new Map(articles.map(({ shared }, at) => [shared.alias, at])),
  };
}

/** Most versions change what a few articles say, and nothing else. Undefined if this one changes more. */
function inSamePlaces(articles: PackedArticle[], { packed, places }: ArticleTable): PackedArticle[] | undefined {
  if (articles.length !== packed.length) return undefined;
  const placed = packed.slice();
  for (const article of articles) {
    const at = places.byId.get(article.id);
    const before = packed[at ?? -1];
    if (at === undefined || !before || !isInPlaceOf(before, article)) return undefined;
    placed[at] = article;
  }
  return placed;
}

/** Whether everything that orders an article, links to it or makes its address is the same. */
function isInPlaceOf(before: PackedArticle, { shared, hasImage, terms }: PackedArticle): boolean {
  if (before.shared === shared) return true;
  const { alias, category, weight, active, publishedAt } = before.shared;
  return (
    alias === shared.alias &&
    category === shared.category &&
    weight === shared.weight &&
    active === shared.active &&
    publishedAt === shared.publishedAt &&
    before.hasImage === hasImage &&
    JSON.stringify(before.terms) === JSON.stringify(terms)
  );
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
