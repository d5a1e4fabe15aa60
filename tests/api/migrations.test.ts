import { Migrator } from "kysely/migration";
import { describe, expect, test } from "vitest";
import type { Database } from "#api/db/database.ts";
import { migrate } from "#api/db/migrate.ts";
import { up as content } from "#api/db/migrations/001-content.ts";
import { up as submissions } from "#api/db/migrations/002-submissions.ts";
import { engines } from "../support/engines.ts";
import { storeSubmission } from "../support/stored-submission.ts";

/** A database as the server left it before the outbox existed. */
async function beforeOutbox({ db }: Database) {
  const migrations = { "001-content": { up: content }, "002-submissions": { up: submissions } };
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error) throw error;
}

const keep = ({ db }: Database, type: string, payload: object, more: { answered_at?: string } = {}) =>
  storeSubmission(
    db,
    {
      type,
      payload: JSON.stringify({ caller: "Анна", phone: "", email: "", ...payload }),
      reply_due_at: type === "quality-control" ? "2026-11-04T10:00:00.000Z" : null,
      ...more,
    },
    [],
  );

describe.each(engines)("on $name", ({ open }) => {
  test("submissions from before the outbox existed get their letters, once", async () => {
    const { database } = await open();
    await beforeOutbox(database);
    const asked = await keep(database, "question", { email: "anna@mail.example" });
    const complained = await keep(database, "quality-control", { phone: "+79161234567" });
    await keep(database, "question", { email: "b@mail.example" }, { answered_at: "2026-11-02T10:00:00.000Z" });
    await database.db
      .insertInto("upload")
      .values({
        id: "file",
        name: "a.txt",
        title: "a.txt",
        kind: "txt",
        size: 1,
        bytes: new Uint8Array([65]),
        created_at: "2026-11-01T10:00:00.000Z",
        submission_id: asked,
      })
      .execute();

    await migrate(database);
    await migrate(database);
    const rows = await database.db
      .selectFrom("outbox")
      .select(["submission_id", "kind", "state", "next_at"])
      .orderBy("kind")
      .execute();
    const at = (submission_id: string, kind: string, next_at: string) => ({
      submission_id,
      kind,
      state: "waiting",
      next_at,
    });
    expect(rows.filter(({ submission_id }) => submission_id === asked)).toEqual([
      at(asked, "confirmation", "2026-11-01T10:00:00.000Z"),
      at(asked, "staff", "2026-11-01T10:00:00.000Z"),
    ]);
    expect(rows.filter(({ submission_id }) => submission_id === complained)).toEqual([
      at(complained, "reminder-48", "2026-11-03T10:00:00.000Z"),
      at(complained, "reminder-71", "2026-11-04T09:00:00.000Z"),
      at(complained, "staff", "2026-11-01T10:00:00.000Z"),
    ]);
    expect(rows).toHaveLength(5);
    await database.close();
  });

  test("no submission of many is missed, and one address gets at most three letters", async () => {
    const { database } = await open();
    await beforeOutbox(database);
    for (let n = 0; n < 405; n++) await keep(database, "question", n < 5 ? { email: "Anna@mail.example" } : {});
    await migrate(database);
    const rows = await database.db.selectFrom("outbox").select(["kind", "state"]).execute();
    expect(rows.filter(({ kind }) => kind === "staff")).toHaveLength(405);
    expect(rows.filter(({ kind, state }) => kind === "confirmation" && state === "waiting")).toHaveLength(3);
    expect(rows.filter(({ state }) => state === "withheld")).toHaveLength(2);
    await database.close();
  });
});
