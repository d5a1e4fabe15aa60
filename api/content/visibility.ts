import type { Article } from "#contract/records/article.ts";

/** A record dated ahead is invisible until its minute. Moments are kept in UTC, so text compares as time does. */
export function isYetToCome({ publishedAt }: { publishedAt: string | null }, now: Date): boolean {
  return publishedAt !== null && publishedAt > now.toISOString();
}

/** The articles of a snapshot, and the dated ones again, newest first. */
type DatedArticles = { articles: Article[]; newestFirst: Article[] };

/** Ids of what lies ahead; mostly there is nothing. */
export function aheadOf({ newestFirst }: Pick<DatedArticles, "newestFirst">, now: Date): Set<number> {
  const firstShown = newestFirst.findIndex((article) => !isYetToCome(article, now));
  return new Set((firstShown < 0 ? newestFirst : newestFirst.slice(0, firstShown)).map(({ id }) => id));
}

/** When the next of what lies ahead comes; never, where nothing does. */
export function nextToCome({ newestFirst }: Pick<DatedArticles, "newestFirst">, now: Date): number {
  const next = newestFirst.findLast((article) => isYetToCome(article, now))?.publishedAt;
  return next ? Date.parse(next) : Infinity;
}

/** The list itself where nothing lies ahead: then its orders are known already. */
export function visibleArticles(dated: DatedArticles, now: Date): Article[] {
  const ahead = aheadOf(dated, now);
  return ahead.size === 0 ? dated.articles : dated.articles.filter(({ id }) => !ahead.has(id));
}
