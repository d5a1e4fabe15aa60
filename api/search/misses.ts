import type { Locale } from "#contract/locale.ts";
import { oneLine } from "#contract/one-line.ts";
import type { MissStore } from "../db/miss-store.ts";

export type Misses = {
  count(query: string, locale: Locale): void;
  /** Waits for pending writes, before the database closes. */
  settle(): Promise<void>;
};

const MOST_AT_ONCE = 20;

/** Counts in the background: a search never waits for it. Queries that may contain personal data are not stored. */
export function createMisses(store: MissStore, now: () => Date, onError: (error: unknown) => void): Misses {
  const writing = new Set<Promise<void>>();
  return {
    count(query, locale) {
      const kept = oneLine(query).toLowerCase().replaceAll(/\s+/g, " ").slice(0, 60);
      // A flood of searches must not become a flood of writes.
      if (isPersonal(kept) || writing.size >= MOST_AT_ONCE) return;
      const write = store.count(kept, locale, now().toISOString()).catch(onError);
      writing.add(write);
      void write.finally(() => writing.delete(write));
    },
    async settle() {
      await Promise.all(writing);
    },
  };
}

/** An e-mail address, or enough digits for a phone, a policy or a date of birth. */
function isPersonal(query: string): boolean {
  return query.includes("@") || query.replaceAll(/\D/g, "").length >= 4;
}
