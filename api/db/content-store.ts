import { createHash } from "node:crypto";
import type { Db, Tx } from "./schema.ts";

/** A published record as the database keeps it: both languages in one body. */
export type StoredRecord = { kind: string; id: number; body: unknown };
export type Published = { version: number; isNew: boolean };

/** The published content, version by version. */
export function createContentStore(db: Db) {
  return {
    async currentVersion(): Promise<number> {
      const row = await db.selectFrom("content_current").select("version").executeTakeFirstOrThrow();
      return row.version;
    },

    async read(version: number): Promise<StoredRecord[]> {
      const rows = await db
        .selectFrom("content_entry")
        .innerJoin("content_body", "content_body.hash", "content_entry.body_hash")
        .select(["kind", "record_id", "data"])
        .where("version", "=", version)
        .execute();
      return rows.map((row) => ({
        kind: row.kind,
        id: row.record_id,
        body: JSON.parse(row.data),
      }));
    },

    /** One transaction: the new version is there whole or not at all. The same pack again makes no new version. */
    publish(records: StoredRecord[], packHash: string, publishedAt: Date): Promise<Published> {
      return db.transaction().execute(async (tx) => {
        await takeTurn(tx);
        const newest = await tx
          .selectFrom("content_version")
          .selectAll()
          .orderBy("id", "desc")
          .limit(1)
          .executeTakeFirst();
        // Compared with the newest, not with the shown one: a restart must not undo a rollback.
        if (newest?.pack_hash === packHash) return { version: newest.id, isNew: false };
        const version = (newest?.id ?? 0) + 1;
        await tx
          .insertInto("content_version")
          .values({
            id: version,
            published_at: publishedAt.toISOString(),
            pack_hash: packHash,
          })
          .execute();
        for (const batch of batches(records.map(toRow), 200)) {
          await tx
            .insertInto("content_body")
            .values(batch.map(({ hash, data }) => ({ hash, data })))
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          await tx
            .insertInto("content_entry")
            .values(
              batch.map(({ kind, id, hash }) => ({
                version,
                kind,
                record_id: id,
                body_hash: hash,
              })),
            )
            .execute();
        }
        await tx.updateTable("content_current").set({ version }).execute();
        return { version, isNew: true };
      });
    },
  };
}

export type ContentStore = ReturnType<typeof createContentStore>;

/** Touching the one row makes a second publisher wait until the first is done. */
async function takeTurn(tx: Tx) {
  await tx
    .updateTable("content_current")
    .set((row) => ({ version: row.ref("version") }))
    .execute();
}

function toRow({ kind, id, body }: StoredRecord) {
  const data = JSON.stringify(body);
  return {
    kind,
    id,
    data,
    hash: createHash("sha256").update(data).digest("hex"),
  };
}

function batches<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size));
}
