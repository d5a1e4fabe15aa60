import { setImmediate } from "node:timers/promises";
import type { Database } from "./database.ts";
import type { Tables } from "./schema.ts";

/** How much of it to do, and until when. */
type Sweeping = { most?: number; signal?: AbortSignal };

export type NewUpload = Omit<Tables["upload"], "submission_id">;

/** Private files that wait to be claimed by one submission. */
export function createUploadStore({ db, withoutFsync }: Pick<Database, "db" | "withoutFsync">) {
  return {
    async save(upload: NewUpload): Promise<void> {
      await db
        .insertInto("upload")
        .values({ ...upload, submission_id: null })
        .execute();
    },

    /** What these files are by their content; one that is not there has no kind. */
    async kindsOf(ids: string[]): Promise<string[]> {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom("upload").select("kind").where("id", "in", ids).execute();
      return rows.map(({ kind }) => kind);
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

    /**
     * How many went. One at a time, and requests are answered in between: SQLite overwrites what it deletes, on this very
     * thread, and a gigabyte of files may be due at once.
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
