import type { Db, Tables } from "./schema.ts";

type Submission = Tables["submission"];
export type OpenSubmission = Pick<Submission, "id" | "reference" | "type" | "created_at" | "reply_due_at">;
export type SubmissionFile = Pick<Tables["upload"], "name" | "kind" | "bytes">;

/** Submissions for staff: read, mark answered, count. */
export function createAnswerStore(db: Db) {
  return {
    find(id: string): Promise<Submission | undefined> {
      return db.selectFrom("submission").selectAll().where("id", "=", id).executeTakeFirst();
    },

    consentsOf(id: string): Promise<Pick<Tables["consent"], "document" | "version" | "how">[]> {
      return db
        .selectFrom("consent")
        .select(["document", "version", "how"])
        .where("submission_id", "=", id)
        .orderBy("document")
        .execute();
    },

    filesOf(id: string): Promise<SubmissionFile[]> {
      return db
        .selectFrom("upload")
        .select(["name", "kind", "bytes"])
        .where("submission_id", "=", id)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
    },

    /** Older than the given time and not answered, oldest first. */
    open(before: string, limit: number): Promise<OpenSubmission[]> {
      return db
        .selectFrom("submission")
        .select(["id", "reference", "type", "created_at", "reply_due_at"])
        .where("answered_at", "is", null)
        .where("created_at", "<", before)
        .orderBy("created_at")
        .limit(limit)
        .execute();
    },

    /** Marks it once; the first time is kept. */
    async markAnswered(id: string, at: string): Promise<void> {
      await db
        .updateTable("submission")
        .set({ answered_at: at })
        .where("id", "=", id)
        .where("answered_at", "is", null)
        .execute();
    },
  };
}

export type AnswerStore = ReturnType<typeof createAnswerStore>;
