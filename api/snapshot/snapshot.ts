import { forEachLocale, type Locale, locales } from "#contract/locale.ts";
import type { StoredRecord } from "../db/content-store.ts";
import type { StoredKinds } from "../stored.ts";
import { indexForSearch } from "../search/content-search.ts";
import { Lexicon } from "../search/lexicon.ts";
import type { ContentSearch } from "../search/search-index.ts";
import { type LocalSnapshot, localSnapshot } from "./local-snapshot.ts";
import { sortByKind } from "./sort-by-kind.ts";
import type { KnownArticles } from "./to-article.ts";

/** One published version, complete and in memory, in every language. Immutable: a new version is a new snapshot. */
export type Snapshot = {
  version: string;
  in: Record<Locale, LocalSnapshot>;
  /** For letters only. */
  recipients: StoredKinds["recipient"]["shared"][];
};

/** Builds in advance what would otherwise be built at the first request. */
export async function warmUp({ in: local }: Snapshot): Promise<void> {
  for (const locale of locales) await local[locale].search();
}

/** Shared between versions, so that only the differences of the next one are built. */
export type BuildCache = { articles: KnownArticles; lexicons: Record<Locale, Lexicon> };

export function createBuildCache(): BuildCache {
  return { articles: new WeakMap(), lexicons: forEachLocale(() => new Lexicon()) };
}

export async function buildSnapshot(
  version: string,
  records: StoredRecord[],
  mediaBase: string,
  { articles, lexicons }: BuildCache,
): Promise<Snapshot> {
  const sorted = sortByKind(records);
  const built = {} as Record<Locale, LocalSnapshot>;
  for (const locale of locales) {
    const snapshot = await localSnapshot(sorted, locale, mediaBase, articles);
    let search: Promise<ContentSearch> | undefined;
    built[locale] = { ...snapshot, search: () => (search ??= indexForSearch(snapshot, locale, lexicons[locale])) };
  }
  const recipients = sorted.recipient.map(({ shared }) => shared).filter(({ active }) => active);
  return { version, in: built, recipients };
}
