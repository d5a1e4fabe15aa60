import { createAnswerStore } from "./answer-store.ts";
import type { Db, Tables } from "./schema.ts";

export type InboxRow = Pick<
  Tables["submission"],
  "id" | "reference" | "type" | "locale" | "payload" | "created_at" | "reply_due_at" | "answered_at"
> & {
  erased_at: string | null;
  /** 1 while the review is published. */
  is_shown: number | null;
};
export type Letter = Pick<
  Tables["outbox"],
  "submission_id" | "kind" | "state" | "attempts" | "next_at" | "last_error" | "sent_at"
>;
export type InboxFile = Pick<Tables["upload"], "id" | "name" | "kind" | "size">;

export type InboxWhere = { reference?: string; type?: string; since?: string; before?: string };

/** Submissions, for the staff who answer them. */
export function createInboxStore(db: Db) {
  return {
    /** Newest first. */
    async rows({ reference, type, since, before }: InboxWhere): Promise<InboxRow[]> {
      let query = db
        .selectFrom("submission")
        .leftJoin("erasure", "erasure.submission_id", "submission.id")
        .leftJoin("review", "review.reference", "submission.reference")
        .select([
          "submission.id",
          "submission.reference",
          "submission.type",
          "submission.locale",
          "submission.payload",
          "submission.created_at",
          "submission.reply_due_at",
          "submission.answered_at",
          "erasure.erased_at",
          "review.is_shown",
        ]);
      if (reference) query = query.where("submission.reference", "=", reference);
      if (type) query = query.where("submission.type", "=", type);
      if (since) query = query.where("submission.created_at", ">=", since);
      if (before) query = query.where("submission.created_at", "<", before);
      return query.orderBy("submission.created_at", "desc").orderBy("submission.reference").execute();
    },

    /** Of one submission, or of all. */
    letters(submissionId?: string): Promise<Letter[]> {
      let query = db
        .selectFrom("outbox")
        .select(["submission_id", "kind", "state", "attempts", "next_at", "last_error", "sent_at"])
        .where("submission_id", "is not", null);
      if (submissionId) query = query.where("submission_id", "=", submissionId);
      return query.orderBy("created_at").orderBy("next_at").execute();
    },

    consents(submissionId: string): Promise<Tables["consent"][]> {
      return db
        .selectFrom("consent")
        .selectAll()
        .where("submission_id", "=", submissionId)
        .orderBy("document")
        .execute();
    },

    files(submissionId: string): Promise<InboxFile[]> {
      return db
        .selectFrom("upload")
        .select(["id", "name", "kind", "size"])
        .where("submission_id", "=", submissionId)
        .orderBy("name")
        .orderBy("id")
        .execute();
    },

    async bytesOf(fileId: string): Promise<Uint8Array> {
      const row = await db.selectFrom("upload").select("bytes").where("id", "=", fileId).executeTakeFirstOrThrow();
      return row.bytes;
    },

    markAnswered: createAnswerStore(db).markAnswered,

    async reopen(id: string): Promise<void> {
      await db.updateTable("submission").set({ answered_at: null }).where("id", "=", id).execute();
    },

    /**
     * Makes waiting and set-aside letters due at once, with all their retries; returns how many. A letter that is being
     * sent is skipped.
     */
    async retryLetters(at: string, submissionId?: string): Promise<number> {
      let query = db
        .updateTable("outbox")
        .set({ state: "waiting", attempts: 0, first_tried_at: null, next_at: at })
        .where((where) =>
          where.or([
            where("state", "=", "set-aside"),
            // A reminder that is not due yet stays as it is; only a letter that was tried waits for a retry.
            where.and([where("state", "=", "waiting"), where("attempts", ">", 0)]),
          ]),
        )
        .where((where) => where.or([where("lease_until", "is", null), where("lease_until", "<", at)]));
      if (submissionId) query = query.where("submission_id", "=", submissionId);
      const { numUpdatedRows } = await query.executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}

export type InboxStore = ReturnType<typeof createInboxStore>;
