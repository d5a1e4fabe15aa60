import { type Locale, locales } from "#contract/locale.ts";
import type { StoredRecord } from "../db/content-store.ts";
import type { StoredKinds } from "../stored.ts";
import { type LocalSnapshot, localSnapshot } from "./local-snapshot.ts";
import { sortByKind } from "./sort-by-kind.ts";
import { indexForSearch } from "../search/content-search.ts";
import type { ContentSearch } from "../search/search-index.ts";

/** One published version, whole and in memory, in every language. Never changed: a new version is a new snapshot. */
export type Snapshot = {
  version: string;
  in: Record<Locale, LocalSnapshot>;
  /** For letters only. */
  recipients: StoredKinds["recipient"]["shared"][];
};

/** Makes ready what would otherwise be made for the first who asks. */
export async function warmUp({ in: local }: Snapshot): Promise<void> {
  for (const locale of locales) await local[locale].search();
}

export async function buildSnapshot(version: string, records: StoredRecord[], mediaBase: string): Promise<Snapshot> {
  const sorted = sortByKind(records);
  const built = {} as Record<Locale, LocalSnapshot>;
  for (const locale of locales) {
    const snapshot = await localSnapshot(sorted, locale, mediaBase);
    let search: Promise<ContentSearch> | undefined;
    built[locale] = { ...snapshot, search: () => (search ??= indexForSearch(snapshot, locale)) };
  }
  const recipients = sorted.recipient.map(({ shared }) => shared).filter(({ active }) => active);
  return { version, in: built, recipients };
}
