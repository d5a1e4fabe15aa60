import type { Kysely } from "kysely";

export async function up(db: Kysely<{ content_current: { only: number; version: number } }>): Promise<void> {
  await db.schema
    .createTable("content_version")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("published_at", "text", (column) => column.notNull())
    .addColumn("pack_hash", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("content_body")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("data", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("content_entry")
    .addColumn("version", "integer", (column) => column.notNull().references("content_version.id"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("record_id", "integer", (column) => column.notNull())
    .addColumn("body_hash", "text", (column) => column.notNull().references("content_body.hash"))
    .addPrimaryKeyConstraint("content_entry_key", ["version", "kind", "record_id"])
    .execute();
  await db.schema
    .createTable("content_current")
    .addColumn("only", "integer", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  await db.insertInto("content_current").values({ only: 1, version: 0 }).execute();
}
