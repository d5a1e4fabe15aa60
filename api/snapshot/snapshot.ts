import { type Locale, locales } from "#contract/locale.ts";
import type { StoredRecord } from "../db/content-store.ts";
import { isSameList } from "../same-list.ts";
import type { StoredKinds } from "../stored.ts";
import { indexForSearch } from "../search/content-search.ts";
import type { IndexFiles } from "../search/index-files.ts";
import type { Searched } from "../search/findable.ts";
import type { ContentSearch, IndexParts } from "../search/search-index.ts";
import { ArticleTable } from "./article-table.ts";
import { type LocalSnapshot, localSnapshot } from "./local-snapshot.ts";
import { PageIndex } from "./page-index.ts";
import { sortByKind } from "./sort-by-kind.ts";

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
export type BuildCache = {
  /** Of the last version. */
  table?: ArticleTable;
  pages?: PageIndex;
  /** Of the last version; of the one before the start, if it was kept. */
  index: Partial<Record<Locale, IndexParts>>;
  /** The hashes of the index in the file. */
  written: Partial<Record<Locale, IndexParts["hashes"]>>;
  files: IndexFiles | undefined;
};

export function createBuildCache(files?: IndexFiles): BuildCache {
  return { index: {}, written: {}, files };
}

export async function buildSnapshot(
  version: string,
  records: StoredRecord[],
  mediaBase: string,
  cache: BuildCache,
): Promise<Snapshot> {
  const sorted = sortByKind(records);
  const table = new ArticleTable(sorted.article, cache.table);
  const pages = await PageIndex.build(sorted, table, cache.pages);
  Object.assign(cache, { table, pages });
  const shared = { records: sorted, table, pages };
  const built = {} as Record<Locale, LocalSnapshot>;
  for (const locale of locales) {
    const snapshot = await localSnapshot(shared, locale, mediaBase);
    let search: Promise<ContentSearch> | undefined;
    built[locale] = { ...snapshot, search: () => (search ??= buildIndex(snapshot, locale, cache)) };
  }
  const recipients = sorted.recipient.map(({ shared }) => shared).filter(({ active }) => active);
  return { version, in: built, recipients };
}

async function buildIndex(searched: Searched, locale: Locale, cache: BuildCache): Promise<ContentSearch> {
  const { index, files, written } = cache;
  const before = index[locale] ?? (await files?.read(locale));
  // What was read need not be written.
  if (!index[locale]) written[locale] = before?.hashes;
  const built = await indexForSearch(searched, locale, before);
  index[locale] = built.parts;
  return built;
}

/** For the next start, and later than anything somebody waits for. */
export function keepIndexes({ index, files, written }: BuildCache): void {
  for (const locale of locales) {
    const parts = index[locale];
    if (!parts || isSameList(written[locale] ?? [], parts.hashes)) continue;
    written[locale] = parts.hashes;
    void files?.write(locale, parts);
  }
}
