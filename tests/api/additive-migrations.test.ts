import { globSync } from "node:fs";
import { basename } from "node:path";
import { Kysely, type LogEvent } from "kysely";
import { describe, expect, test } from "vitest";
import { migrate, migrations, NewerSchemaError } from "#api/db/migrate.ts";
import type { Tables } from "#api/db/schema.ts";
import { EmbeddedDialect } from "#api/db/sqlite-dialect.ts";
import { engines } from "../support/engines.ts";

/** Every statement that a migration runs on a database made by the ones before it. */
async function statementsOf(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  let heard: string[] = [];
  const log = (event: LogEvent) => void heard.push(event.query.sql);
  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect(":memory:"), log });
  for (const [name, { up }] of Object.entries(migrations)) {
    heard = [];
    await up(db);
    found.set(name, heard);
  }
  await db.destroy();
  return found;
}

/** Statements that the previous release does not notice. Rows may be added; those it wrote stay unchanged. */
function isAdditive(statement: string): boolean {
  if (/^(select|insert) /.test(statement)) return true;
  if (/^create (table|index) /.test(statement)) return true;
  const column = /^alter table \S+ add column (.+)$/.exec(statement)?.[1];
  // The previous release writes rows without it.
  return column !== undefined && (!/not null/.test(column) || /default/.test(column));
}

test("every migration is listed in order", () => {
  const files = globSync("api/db/migrations/*.ts").map((file) => basename(file, ".ts"));
  expect(Object.keys(migrations)).toEqual(files.toSorted());
});

test("a migration only adds; one that removes something says so in its name", async () => {
  const faults = [...(await statementsOf())].flatMap(([name, statements]) =>
    /^\d+-contract-/.test(name) ? [] : statements.filter((one) => !isAdditive(one)).map((one) => `${name}: ${one}`),
  );
  expect(faults).toEqual([]);
});

test("recognises statements that break the previous release", () => {
  const breaking = [
    'drop table "review"',
    'alter table "review" drop column "title"',
    'alter table "review" rename to "opinion"',
    'alter table "review" add column "stars" integer not null',
    'update "review" set "title" = ?',
    'create unique index "one" on "review" ("title")',
  ];
  expect(breaking.filter(isAdditive)).toEqual([]);
});

describe.each(engines)("on $name", ({ open }) => {
  test("an older release works with what a newer one added, and refuses to start when something was removed", async () => {
    const { database } = await open();
    expect(await migrate(database)).toEqual([]);
    const { db } = database;
    const apply = (name: string) =>
      db
        .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
        .insertInto("kysely_migration")
        .values({ name, timestamp: new Date(Date.now() + 60_000).toISOString() })
        .execute();
    await apply("900-more");
    await db.schema.alterTable("chore").addColumn("more", "text").execute();
    expect(await migrate(database)).toEqual(["900-more"]);
    await db.insertInto("chore").values({ name: "sweep", done_at: "2026" }).execute();
    await apply("901-contract-chores");
    await expect(migrate(database)).rejects.toThrow(NewerSchemaError);
    await database.close();
  });
});
