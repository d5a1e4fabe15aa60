import type { Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("packed_article")
    .addColumn("hash", "text", (column) => column.primaryKey().references("content_body.hash"))
    .addColumn("head", "text", (column) => column.notNull())
    // As in 002: SQLite accepts any type name.
    .addColumn("texts", "bytea", (column) => column.notNull())
    .execute();
}
