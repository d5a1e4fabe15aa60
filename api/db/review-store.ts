import { VISITORS_IDS_FROM } from "../stored.ts";
import type { Db, Tables, Tx } from "./schema.ts";

export type PublishedReview = Omit<Tables["review"], "id" | "is_shown" | "reference"> & { reference: string };

/** Visitors' reviews that staff have published. Changes are counted, so that every process notices them. */
export function createReviewStore(db: Db) {
  return {
    byReference(reference: string): Promise<Tables["review"] | undefined> {
      return db.selectFrom("review").selectAll().where("reference", "=", reference).executeTakeFirst();
    },

    /** Publishing the same review again replaces its shown text and keeps its number. */
    publish(review: PublishedReview): Promise<number> {
      return db.transaction().execute(async (tx) => {
        await countChange(tx);
        const { reference } = review;
        const known = await tx.selectFrom("review").select("id").where("reference", "=", reference).executeTakeFirst();
        if (known) {
          await tx
            .updateTable("review")
            .set({ ...review, is_shown: 1 })
            .where("id", "=", known.id)
            .execute();
          return known.id;
        }
        const { last } = await tx
          .selectFrom("review")
          .select(({ fn }) => fn.max<number | null>("id").as("last"))
          .executeTakeFirstOrThrow();
        const id = (last ?? VISITORS_IDS_FROM) + 1;
        await tx
          .insertInto("review")
          .values({ ...review, id, is_shown: 1 })
          .execute();
        return id;
      });
    },

    /** False if it was not published. */
    unpublish(reference: string): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable("review")
          .set({ is_shown: 0 })
          .where("reference", "=", reference)
          .where("is_shown", "=", 1)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await countChange(tx);
        return numUpdatedRows > 0n;
      });
    },
  };
}

export type ReviewStore = ReturnType<typeof createReviewStore>;

/** Clears everything of these reviews except their numbers. */
export async function emptyReviews(tx: Tx, references: string[]): Promise<void> {
  const nothing = { center: "", author: "", title: "", text: "", answer: "", date: "" };
  const { numUpdatedRows } = await tx
    .updateTable("review")
    .set({ ...nothing, reference: null, is_shown: 0 })
    .where("reference", "in", references)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await countChange(tx);
}

/** Also acts as a lock: of two concurrent publishers, one waits here. */
async function countChange(tx: Tx): Promise<void> {
  await tx
    .updateTable("content_current")
    .set((row) => ({ reviews: row("reviews", "+", 1) }))
    .execute();
}
