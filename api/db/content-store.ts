import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { batches } from "../batches.ts";
import { type ArticleRow, splitArticle } from "../packed-article.ts";
import type { StoredKinds } from "../stored.ts";
import type { Db, Tables, Tx } from "./schema.ts";

/** A published record as stored: both languages in one body. */
export type StoredRecord = { kind: string; id: number; body: unknown };
export type ContentEntry = { kind: string; id: number; hash: string };
export type ContentVersion = { id: number; publishedAt: string; isShown: boolean };
export type Published = { version: number; isNew: boolean };

/** The published content, version by version. */
export function createContentStore(db: Db) {
  return {
    async currentVersion(): Promise<number> {
      const row = await db.selectFrom("content_current").select("version").executeTakeFirstOrThrow();
      return row.version;
    },

    /** Identifies the shown content: the version of the pack and the number of changes to visitors' reviews. */
    async shown(): Promise<{ version: number; reviews: number }> {
      return db.selectFrom("content_current").select(["version", "reviews"]).executeTakeFirstOrThrow();
    },

    shownReviews(): Promise<Tables["review"][]> {
      return db.selectFrom("review").selectAll().where("is_shown", "=", 1).orderBy("id").execute();
    },

    async newest(): Promise<{ id: number; packHash: string } | undefined> {
      const row = await newestVersion(db);
      return row && { id: row.id, packHash: row.pack_hash };
    },

    /** The records of a version. Bodies are fetched by hash, so only new ones are read. */
    async entries(version: number): Promise<ContentEntry[]> {
      const rows = await db
        .selectFrom("content_entry")
        .select(["kind", "record_id", "body_hash"])
        .where("version", "=", version)
        .execute();
      return rows.map((row) => ({ kind: row.kind, id: row.record_id, hash: row.body_hash }));
    },

    async bodies(hashes: string[]): Promise<{ hash: string; data: string }[]> {
      if (hashes.length === 0) return [];
      return db.selectFrom("content_body").selectAll().where("hash", "in", hashes).execute();
    },

    /** The articles among these records; those that an earlier release has published are missing. */
    async articles(hashes: string[]): Promise<ArticleRow[]> {
      if (hashes.length === 0) return [];
      return db.selectFrom("packed_article").selectAll().where("hash", "in", hashes).execute();
    },

    async versions(): Promise<ContentVersion[]> {
      const current = await this.currentVersion();
      const rows = await db.selectFrom("content_version").selectAll().orderBy("id", "desc").execute();
      return rows.map((row) => ({ id: row.id, publishedAt: row.published_at, isShown: row.id === current }));
    },

    /** Shows an earlier version again; false if there is no version with that number. */
    async show(version: number): Promise<boolean> {
      const found = await db.selectFrom("content_version").select("id").where("id", "=", version).executeTakeFirst();
      if (found) await db.updateTable("content_current").set({ version }).execute();
      return found !== undefined;
    },

    /** One transaction: the new version is stored completely or not at all. An unchanged pack makes no new version. */
    publish(records: StoredRecord[], packHash: string, publishedAt: Date): Promise<Published> {
      return db.transaction().execute(async (tx) => {
        await takeTurn(tx);
        const newest = await newestVersion(tx);
        // Compared with the newest version, not with the shown one: a restart must not undo a rollback.
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
        const gone = newest ? await copyEntries(tx, newest.id, version) : new Map<string, ContentEntry>();
        for (const group of batches(records, 50)) {
          // SQLite runs on this thread: requests are handled between the batches.
          await setImmediate();
          const rows = group.map(toRow);
          const batch = rows.filter((row) => gone.get(keyOf(row))?.hash !== row.hash);
          await removeEntries(
            tx,
            version,
            batch.filter((row) => gone.has(keyOf(row))),
          );
          for (const row of rows) gone.delete(keyOf(row));
          if (batch.length === 0) continue;
          await tx
            .insertInto("content_body")
            .values(batch.map(({ hash, data }) => ({ hash, data })))
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          await insertPacked(tx, batch);
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
        for (const group of batches([...gone.values()], 50)) await removeEntries(tx, version, group);
        await tx.updateTable("content_current").set({ version }).execute();
        return { version, isNew: true };
      });
    },
  };
}

export type ContentStore = ReturnType<typeof createContentStore>;

function newestVersion(db: Db) {
  return db.selectFrom("content_version").selectAll().orderBy("id", "desc").limit(1).executeTakeFirst();
}

/**
 * Copies the previous version, so that only the differences are written. Returns what the previous version contains.
 */
async function copyEntries(tx: Tx, from: number, to: number): Promise<Map<string, ContentEntry>> {
  const before = tx.selectFrom("content_entry").where("version", "=", from);
  await tx
    .insertInto("content_entry")
    .columns(["version", "kind", "record_id", "body_hash"])
    .expression(
      before.select(({ cast, val }) => [
        cast<number>(val(to), "integer").as("version"),
        "kind",
        "record_id",
        "body_hash",
      ]),
    )
    .execute();
  const rows = await before.select(["kind", "record_id", "body_hash"]).execute();
  return new Map(
    rows.map(({ kind, record_id: id, body_hash: hash }) => [keyOf({ kind, id }), { kind, id, hash }] as const),
  );
}

async function removeEntries(tx: Tx, version: number, entries: Pick<ContentEntry, "kind" | "id">[]): Promise<void> {
  for (const [kind, ofKind] of Map.groupBy(entries, (entry) => entry.kind)) {
    const ids = ofKind.map(({ id }) => id);
    await tx
      .deleteFrom("content_entry")
      .where("version", "=", version)
      .where("kind", "=", kind)
      .where("record_id", "in", ids)
      .execute();
  }
}

async function insertPacked(tx: Tx, rows: (StoredRecord & { hash: string })[]): Promise<void> {
  const articles = rows.filter(({ kind }) => kind === "article");
  if (articles.length === 0) return;
  const values = articles.map(({ hash, body }) => ({ hash, ...splitArticle(body as StoredKinds["article"]) }));
  await tx
    .insertInto("packed_article")
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function keyOf({ kind, id }: { kind: string; id: number }): string {
  return `${kind}:${id}`;
}

/** Updating the one row makes a second publisher wait until the first is done. */
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
    body,
    data,
    hash: hash("sha256", data),
  };
}
