import { sql } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { UsefulAnswer } from "#contract/useful.ts";
import type { Database } from "./database.ts";
import type { Db, Tables } from "./schema.ts";

/** A version of an article's text: each is counted separately. */
type About = { alias: string; locale: Locale; version: string };

/** Articles in each language, each with some earlier versions. */
const MOST_COUNTS = 5000;
export const MOST_LINES = 2000;
/** Limit for one article, so that it cannot use up the room of the others. */
export const MOST_LINES_OF_ARTICLE = 100;
/** How many of either the sweep leaves, so that there is room for new ones. */
const LEFT_BY_SWEEP = 0.8;
const COUNTS_KEPT_MS = 2 * 365 * 24 * 60 * 60 * 1000;
const LINES_KEPT_MS = 180 * 24 * 60 * 60 * 1000;

/** Whether articles were useful, for the editors. */
export function createUsefulStore({ db, withoutFsync }: Pick<Database, "db" | "withoutFsync">) {
  return {
    /** A new text is not counted if there are too many already. */
    async count({ alias, locale, version }: About, answer: UsefulAnswer, at: string): Promise<void> {
      const { numUpdatedRows } = await withoutFsync((alone) =>
        alone
          .updateTable("useful_count")
          .set((row) => ({ [answer]: row(answer, "+", 1), last_at: at }))
          .where("alias", "=", alias)
          .where("locale", "=", locale)
          .where("version", "=", version)
          .executeTakeFirst(),
      );
      if (numUpdatedRows > 0n || (await sizeOf(db, "useful_count")) >= MOST_COUNTS) return;
      const first = { alias, locale, version, yes: 0, no: 0, [answer]: 1, first_at: at, last_at: at };
      await withoutFsync((alone) =>
        alone
          .insertInto("useful_count")
          .values(first)
          // Another process has inserted it meanwhile.
          .onConflict((conflict) =>
            conflict
              .columns(["alias", "locale", "version"])
              .doUpdateSet((row) => ({ [answer]: row(`useful_count.${answer}`, "+", 1), last_at: at })),
          )
          .execute(),
      );
    },

    /** A remark is dropped if there is no room for it. */
    async keepLine(row: Tables["useful_line"]): Promise<void> {
      const ofArticle = await sizeOf(db, "useful_line", row.alias);
      if (ofArticle >= MOST_LINES_OF_ARTICLE || (await sizeOf(db, "useful_line")) >= MOST_LINES) return;
      await withoutFsync((alone) =>
        alone
          .insertInto("useful_line")
          .values(row)
          .onConflict((conflict) => conflict.column("id").doNothing())
          .execute(),
      );
    },

    /** Deletes what is too old and, if there is still too much, the oldest. */
    async sweep(now: Date): Promise<void> {
      const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
      await db.deleteFrom("useful_count").where("last_at", "<", before(COUNTS_KEPT_MS)).execute();
      await db.deleteFrom("useful_line").where("at", "<", before(LINES_KEPT_MS)).execute();
      const counts = (await sizeOf(db, "useful_count")) - MOST_COUNTS * LEFT_BY_SWEEP;
      if (counts > 0)
        await sql`delete from useful_count where (alias, locale, version) in
          (select alias, locale, version from useful_count order by last_at limit ${counts})`.execute(db);
      const lines = (await sizeOf(db, "useful_line")) - MOST_LINES * LEFT_BY_SWEEP;
      if (lines > 0)
        await sql`delete from useful_line where id in
          (select id from useful_line order by at limit ${lines})`.execute(db);
    },

    /** The least useful articles first; the newest text of an article before its earlier ones. */
    counts: (limit: number) =>
      db
        .selectFrom("useful_count")
        .selectAll()
        .orderBy(({ eb }) => eb("no", "-", eb.ref("yes")), "desc")
        .orderBy("alias")
        .orderBy("last_at", "desc")
        .limit(limit)
        .execute(),

    /** Newest first. */
    lines: (limit: number) =>
      db.selectFrom("useful_line").selectAll().orderBy("at", "desc").orderBy("id").limit(limit).execute(),
  };
}

export type UsefulStore = ReturnType<typeof createUsefulStore>;

async function sizeOf(db: Db, table: "useful_count" | "useful_line", alias?: string): Promise<number> {
  const all = db.selectFrom(table).select(({ fn }) => fn.countAll<number | string>().as("all"));
  const { all: size } = await (alias === undefined ? all : all.where("alias", "=", alias)).executeTakeFirstOrThrow();
  return Number(size);
}
