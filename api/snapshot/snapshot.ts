import { type Locale, locales } from "#contract/locale.ts";
import type { StoredRecord } from "../db/content-store.ts";
import type { StoredKinds } from "../stored.ts";
import { type LocalSnapshot, localSnapshot } from "./local-snapshot.ts";
import { sortByKind } from "./sort-by-kind.ts";
import { indexForSearch } from "../search/content-search.ts";

/** One published version, whole and in memory, in every language. Never changed: a new version is a new snapshot. */
export type Snapshot = {
  version: string;
  in: Record<Locale, LocalSnapshot>;
  /** For letters only. */
  recipients: StoredKinds["recipient"]["shared"][];
};

export async function buildSnapshot(version: number, records: StoredRecord[], mediaBase: string): Promise<Snapshot> {
  const sorted = sortByKind(records);
  const built = {} as Record<Locale, LocalSnapshot>;
  for (const locale of locales) {
    const snapshot = await localSnapshot(sorted, locale, mediaBase);
    built[locale] = { ...snapshot, search: await indexForSearch(snapshot, locale) };
  }
  const recipients = sorted.recipient.map(({ shared }) => shared).filter(({ active }) => active);
  return { version: String(version), in: built, recipients };
}
