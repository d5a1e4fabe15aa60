import type { Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("submission")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("reply_due_at", "text")
    .addColumn("answered_at", "text")
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .addColumn("payload_hash", "text", (column) => column.notNull())
    .addColumn("repeat_hash", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("submission_by_repeat").on("submission").columns(["repeat_hash", "created_at"]).execute();
  await db.schema
    .createTable("consent")
    .addColumn("submission_id", "text", (column) => column.notNull().references("submission.id"))
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("how", "text", (column) => column.notNull())
    .addColumn("given_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("consent_key", ["submission_id", "document"])
    .execute();
  await db.schema
    .createTable("upload")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    // A PostgreSQL type name; SQLite accepts any type name and stores the bytes unchanged.
    .addColumn("bytes", "bytea", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("submission_id", "text", (column) => column.references("submission.id"))
    .execute();
  await db.schema.createIndex("upload_by_submission").on("upload").columns(["submission_id", "created_at"]).execute();
  await db.schema
    .createTable("search_miss")
    .addColumn("query", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("times", "integer", (column) => column.notNull())
    .addColumn("last_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("search_miss_key", ["query", "locale"])
    .execute();
}
