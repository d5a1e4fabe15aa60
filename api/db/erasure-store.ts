import { emptyReviews } from "./review-store.ts";
import type { Db, Tables } from "./schema.ts";

export type KeptPerson = Pick<Tables["submission"], "id" | "reference" | "type" | "payload" | "created_at">;

const AT_ONCE = 500;

/** Finds a person's submissions and erases their data. */
export function createErasureStore(db: Db) {
  return {
    /** All that are not erased yet, in batches. */
    async *kept(): AsyncGenerator<KeptPerson> {
      for (let after = ""; ;) {
        const rows = await db
          .selectFrom("submission")
          .leftJoin("erasure", "erasure.submission_id", "submission.id")
          .select(["id", "reference", "type", "payload", "created_at"])
          .where("erased_at", "is", null)
          .where("id", ">", after)
          .orderBy("id")
          .limit(AT_ONCE)
          .execute();
        yield* rows;
        const last = rows.at(-1);
        if (!last || rows.length < AT_ONCE) return;
        after = last.id;
      }
    },

    /** Of this type, older than this, and known to staff: answered, or sent by mail. Oldest first. */
    overdue(type: string, before: string, limit: number): Promise<KeptPerson[]> {
      return db
        .selectFrom("submission")
        .leftJoin("erasure", "erasure.submission_id", "submission.id")
        .select(["id", "reference", "type", "payload", "created_at"])
        .where("erased_at", "is", null)
        .where("type", "=", type)
        .where("created_at", "<", before)
        .where((where) =>
          where.or([
            where("answered_at", "is not", null),
            where.not(
              where.exists(
                where
                  .selectFrom("outbox")
                  .select("outbox.id")
                  .whereRef("outbox.submission_id", "=", "submission.id")
                  .where("outbox.kind", "=", "staff")
                  .where("outbox.state", "!=", "sent"),
              ),
            ),
          ]),
        )
        .orderBy("created_at")
        .limit(limit)
        .execute();
    },

    /**
     * Keeps of each only its number, its type, its time and the fact of consent. The text, the files, the letters and
     * the hashes (from which a phone could be guessed) are deleted. If the author asked for it, the published review is
     * deleted too.
     */
    erase(persons: KeptPerson[], reason: Tables["erasure"]["reason"], at: string): Promise<void> {
      const ids = persons.map(({ id }) => id);
      return db.transaction().execute(async (tx) => {
        if (ids.length === 0) return;
        await tx.deleteFrom("outbox").where("submission_id", "in", ids).execute();
        await tx.deleteFrom("upload").where("submission_id", "in", ids).execute();
        for (const { id, payload } of persons) {
          await tx
            .updateTable("submission")
            .set((row) => ({
              payload: emptied(payload),
              idempotency_key: null,
              payload_hash: id,
              repeat_hash: id,
              answered_at: row.fn.coalesce("answered_at", row.val(at)),
            }))
            .where("id", "=", id)
            .execute();
        }
        await tx
          .insertInto("erasure")
          .values(ids.map((submission_id) => ({ submission_id, erased_at: at, reason })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        if (reason !== "wish") return;
        await emptyReviews(
          tx,
          persons.map(({ reference }) => reference),
        );
      });
    },

    /** A review whose submission was erased earlier. */
    eraseReview(reference: string): Promise<void> {
      return db.transaction().execute((tx) => emptyReviews(tx, [reference]));
    },
  };
}

export type ErasureStore = ReturnType<typeof createErasureStore>;

/** Keeps the shape, so that readers find empty values instead of failing. */
function emptied(payload: string): string {
  const { type } = JSON.parse(payload) as { type: number };
  const nothing = { caller: "", phone: "", email: "", content: "" };
  return JSON.stringify({ ...nothing, type, attaches: [], extra: { other: [] }, details: [], consents: [] });
}
