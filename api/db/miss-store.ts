import type { Locale } from "#contract/locale.ts";
import type { Db } from "./schema.ts";

export type Miss = { query: string; locale: string; times: number; lastAt: string };

/** Queries that found nothing, for the editors. */
export function createMissStore(db: Db) {
  return {
    async count(query: string, locale: Locale, at: string): Promise<void> {
      await db
        .insertInto("search_miss")
        .values({ query, locale, times: 1, last_at: at })
        .onConflict((conflict) =>
          conflict
            .columns(["query", "locale"])
            .doUpdateSet((row) => ({ times: row("search_miss.times", "+", 1), last_at: at })),
        )
        .execute();
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
