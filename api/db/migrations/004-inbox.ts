import type { Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  // Counts the changes of visitors' reviews, as `version` counts those of the pack: together they identify what is
  // shown.
  await db.schema
    .alterTable("content_current")
    .addColumn("reviews", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("review")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("reference", "text", (column) => column.unique())
    .addColumn("is_shown", "integer", (column) => column.notNull())
    .addColumn("center", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("erasure")
    .addColumn("submission_id", "text", (column) => column.primaryKey().references("submission.id"))
    .addColumn("erased_at", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .execute();
  // The columns and their order are those of rate-limiter-flexible.
  await db.schema
    .createTable("rate_limit")
    .addColumn("key", "varchar(255)", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
  await db.schema
    .createTable("chore")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("done_at", "text", (column) => column.notNull())
    .execute();
}
