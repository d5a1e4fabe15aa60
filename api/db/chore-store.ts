import type { Db } from "./schema.ts";

/** Periodic tasks that one of several processes does for all of them. */
export function createChoreStore(db: Db) {
  return {
    /** True for the process that should do it now: none has done it since `before`. */
    async claim(name: string, before: string, at: string): Promise<boolean> {
      await db
        .insertInto("chore")
        .values({ name, done_at: "" })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { numUpdatedRows } = await db
        .updateTable("chore")
        .set({ done_at: at })
        .where("name", "=", name)
        .where("done_at", "<=", before)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
