import type { Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("useful_count")
    .addColumn("alias", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("yes", "integer", (column) => column.notNull())
    .addColumn("no", "integer", (column) => column.notNull())
    .addColumn("first_at", "text", (column) => column.notNull())
    .addColumn("last_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("useful_count_key", ["alias", "locale", "version"])
    .execute();
  await db.schema
    .createTable("useful_line")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("alias", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("line", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("useful_line_by_article").on("useful_line").columns(["alias", "at"]).execute();
}
