import { setImmediate } from "node:timers/promises";
import type { Database } from "./database.ts";
import type { Tables } from "./schema.ts";

/** How many to delete, and until when. */
type Sweeping = { most?: number; signal?: AbortSignal };

export type NewUpload = Omit<Tables["upload"], "submission_id">;

/** Private uploads, to be claimed by one submission each. */
export function createUploadStore({ db, withoutFsync }: Pick<Database, "db" | "withoutFsync">) {
  return {
    async save(upload: NewUpload): Promise<void> {
      await db
        .insertInto("upload")
        .values({ ...upload, submission_id: null })
        .execute();
    },

    /** The kinds of these files, detected from their content; undefined for a file that does not exist. */
    async kindsOf(ids: string[]): Promise<string[]> {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom("upload").select("kind").where("id", "in", ids).execute();
      return rows.map(({ kind }) => kind);
    },

    /** Total bytes of unclaimed uploads. */
    async unclaimedBytes(): Promise<number> {
      const row = await db
        .selectFrom("upload")
        .select(({ fn }) => fn.sum<number | string | null>("size").as("bytes"))
        .where("submission_id", "is", null)
        .executeTakeFirst();
      return Number(row?.bytes ?? 0);
    },

    /**
     * Returns how many were deleted. One at a time, with requests handled in between: SQLite overwrites what it
     * deletes, on this thread, and a gigabyte of files may be due at once.
     */
    async deleteUnclaimed(before: string, { most = Infinity, signal }: Sweeping = {}): Promise<number> {
      for (let deleted = 0; ; deleted++) {
        if (deleted >= most || signal?.aborted) return deleted;
        const next = await db
          .selectFrom("upload")
          .select("id")
          .where("submission_id", "is", null)
          .where("created_at", "<", before)
          .limit(1)
          .executeTakeFirst();
        if (!next) return deleted;
        await withoutFsync((alone) => alone.deleteFrom("upload").where("id", "=", next.id).execute());
        await setImmediate();
      }
    },
  };
}

export type UploadStore = ReturnType<typeof createUploadStore>;
