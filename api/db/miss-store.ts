import { sql } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { Database } from "./database.ts";

export type Miss = { query: string; locale: string; times: number; lastAt: string };

/** Editors do not read more than this, and anybody can send any number of queries. */
export const MOST_MISSES = 5000;
/** How many the sweep leaves, so that there is room for new ones. */
const LEFT_BY_SWEEP = 4000;
const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

/** Queries without results, for the editors. */
export function createMissStore({ db, withoutFsync }: Pick<Database, "db" | "withoutFsync">) {
  const size = async () => {
    const { all } = await db
      .selectFrom("search_miss")
      .select(({ fn }) => fn.countAll<number | string>().as("all"))
      .executeTakeFirstOrThrow();
    return Number(all);
  };

  return {
    /** A new query is not stored if there are too many already. */
    async count(query: string, locale: Locale, at: string): Promise<void> {
      const isKnown = await withoutFsync((alone) =>
        alone
          .updateTable("search_miss")
          .set((row) => ({ times: row("times", "+", 1), last_at: at }))
          .where("query", "=", query)
          .where("locale", "=", locale)
          .executeTakeFirst(),
      );
      if (isKnown.numUpdatedRows > 0n || (await size()) >= MOST_MISSES) return;
      await withoutFsync((alone) =>
        alone
          .insertInto("search_miss")
          .values({ query, locale, times: 1, last_at: at })
          // Another process has inserted it meanwhile.
          .onConflict((conflict) =>
            conflict
              .columns(["query", "locale"])
              .doUpdateSet((row) => ({ times: row("search_miss.times", "+", 1), last_at: at })),
          )
          .execute(),
      );
    },

    /** Deletes queries that nobody has searched for in half a year and, if there are too many, the rarest. */
    async sweep(now: Date): Promise<void> {
      await db
        .deleteFrom("search_miss")
        .where("last_at", "<", new Date(now.getTime() - KEPT_MS).toISOString())
        .execute();
      const tooMany = (await size()) - LEFT_BY_SWEEP;
      if (tooMany <= 0) return;
      await sql`delete from search_miss where (query, locale) in
        (select query, locale from search_miss order by times, last_at limit ${tooMany})`.execute(db);
    },

    async list(limit: number): Promise<Miss[]> {
      const rows = await db
        .selectFrom("search_miss")
        .selectAll()
        .orderBy("times", "desc")
        .orderBy("query")
        .limit(limit)
        .execute();
      return rows.map(({ query, locale, times, last_at }) => ({ query, locale, times, lastAt: last_at }));
    },
  };
}

export type MissStore = ReturnType<typeof createMissStore>;
