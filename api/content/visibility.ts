import type { Article } from "#contract/records/article.ts";

/** A record with a future date is invisible until that minute. Times are stored in UTC, so they compare as text. */
export function isYetToCome({ publishedAt }: { publishedAt: string | null }, now: Date): boolean {
  return publishedAt !== null && publishedAt > now.toISOString();
}

/** The articles of a snapshot, and the dated ones again, newest first. */
type DatedArticles = { articles: Article[]; newestFirst: Article[] };

/** Ids of records with a future date; usually none. */
export function aheadOf({ newestFirst }: Pick<DatedArticles, "newestFirst">, now: Date): Set<number> {
  return new Set(newestFirst.slice(0, countAhead(newestFirst, now)).map(({ id }) => id));
}

/** When the next record becomes visible; never if there is none. */
export function nextToCome({ newestFirst }: Pick<DatedArticles, "newestFirst">, now: Date): number {
  const next = newestFirst[countAhead(newestFirst, now) - 1]?.publishedAt;
  return next ? Date.parse(next) : Infinity;
}

/** Records with a future date come first, so only that part of the list is scanned. */
function countAhead(newestFirst: Article[], now: Date): number {
  const firstShown = newestFirst.findIndex((article) => !isYetToCome(article, now));
  return firstShown < 0 ? newestFirst.length : firstShown;
}

const visible = new WeakMap<Article[], { ahead: number; articles: Article[] }>();

/** The same array until the next record becomes visible, so that caches keyed by it stay valid. */
export function visibleArticles(dated: DatedArticles, now: Date): Article[] {
  const ahead = aheadOf(dated, now);
  if (ahead.size === 0) return dated.articles;
  const known = visible.get(dated.articles);
  if (known?.ahead === ahead.size) return known.articles;
  const articles = dated.articles.filter(({ id }) => !ahead.has(id));
  visible.set(dated.articles, { ahead: ahead.size, articles });
  return articles;
}
