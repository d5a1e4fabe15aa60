import type { Db, Tables } from "./schema.ts";

export type NewUpload = Omit<Tables["upload"], "submission_id">;

/** Private files that wait to be claimed by one submission. */
export function createUploadStore(db: Db) {
  return {
    async save(upload: NewUpload): Promise<void> {
      await db
        .insertInto("upload")
        .values({ ...upload, submission_id: null })
        .execute();
    },

    /** Bytes of all that nobody has claimed. */
    async unclaimedBytes(): Promise<number> {
      const row = await db
        .selectFrom("upload")
        .select(({ fn }) => fn.sum<number | string | null>("size").as("bytes"))
        .where("submission_id", "is", null)
        .executeTakeFirst();
      return Number(row?.bytes ?? 0);
    },

    /** How many went. */
    async deleteUnclaimed(before: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("upload")
        .where("submission_id", "is", null)
        .where("created_at", "<", before)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

export type UploadStore = ReturnType<typeof createUploadStore>;
