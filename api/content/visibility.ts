import type { Article } from "#contract/records/article.ts";

/** A record with a future date is invisible until that minute. Times are stored in UTC, so they compare as text. */
export function isYetToCome({ publishedAt }: { publishedAt: string | null }, now: Date): boolean {
  return publishedAt !== null && publishedAt > now.toISOString();
}

/** The articles of a snapshot, and the dated ones again, newest first. */
type DatedArticles = { articles: Article[]; newestFirst: Article[] };

/** Ids of records with a future date; usually there are none. */
export function aheadOf({ newestFirst }: Pick<DatedArticles, "newestFirst">, now: Date): Set<number> {
  const firstShown = newestFirst.findIndex((article) => !isYetToCome(article, now));
  return new Set((firstShown < 0 ? newestFirst : newestFirst.slice(0, firstShown)).map(({ id }) => id));
}

/** When the next record becomes visible; never, where none will. */
export function nextToCome({ newestFirst }: Pick<DatedArticles, "newestFirst">, now: Date): number {
  const next = newestFirst.findLast((article) => isYetToCome(article, now))?.publishedAt;
  return next ? Date.parse(next) : Infinity;
}

/** The list itself where nothing is in the future: its orders are cached already. */
export function visibleArticles(dated: DatedArticles, now: Date): Article[] {
  const ahead = aheadOf(dated, now);
  return ahead.size === 0 ? dated.articles : dated.articles.filter(({ id }) => !ahead.has(id));
}
