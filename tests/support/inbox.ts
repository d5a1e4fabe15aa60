import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { vi } from "vitest";
import type { Database } from "#api/db/database.ts";
import type { Db, Tables } from "#api/db/schema.ts";
import { runInbox } from "#server/inbox/run-inbox.ts";
import { runNode } from "./server.ts";

/** Runs `npm run inbox -- …` in a separate process. */
export async function inbox(env: Record<string, string>, ...args: string[]) {
  const run = runNode(["server/inbox.ts", ...args], env);
  return { code: await run.exit, output: run.output() };
}

/** The same in process, which saves the second of a start. */
export async function inboxCommand(env: Record<string, string>, ...args: string[]) {
  let output = "";
  const spies = [
    vi.spyOn(console, "log").mockImplementation((line: string) => void (output += `${line}\n`)),
    vi.spyOn(console, "error").mockImplementation((line: string) => void (output += `${line}\n`)),
    vi.spyOn(process.stdout, "write").mockImplementation((text) => ((output += String(text)), true)),
  ];
  try {
    return { code: await runInbox(args, env), output };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Puts a letter of a submission into this state, replacing the one it may have. */
export async function letter(
  db: Db,
  submissionId: string,
  { kind, ...more }: Pick<Tables["outbox"], "kind" | "state"> & Partial<Tables["outbox"]>,
): Promise<string> {
  const id = randomUUID();
  const once_key = `${kind}:${submissionId}`;
  const nothing = { recipient_hash: null, first_tried_at: null, lease_by: null, lease_until: null, sent_at: null };
  const times = { next_at: "2026-11-15T12:00:00.000Z", created_at: "2026-11-15T12:00:00.000Z" };
  await db.deleteFrom("outbox").where("once_key", "=", once_key).execute();
  await db
    .insertInto("outbox")
    .values({
      id,
      once_key,
      submission_id: submissionId,
      kind,
      attempts: 0,
      last_error: null,
      ...nothing,
      ...times,
      ...more,
    })
    .execute();
  return id;
}

/** Which of these values occur anywhere in the database: in its files, or in its rows, as text or as bytes. */
export async function tracesOf(needles: string[], { db, engine }: Database, dataDir: string): Promise<string[]> {
  const haystacks = engine === "sqlite" ? filesOf(dataDir) : await rowsOf(db);
  return needles.filter((needle) =>
    haystacks.some((hay) => hay.includes(needle) || hay.includes(Buffer.from(needle).toString("hex"))),
  );
}

function filesOf(dataDir: string): Buffer[] {
  const names = readdirSync(dataDir).filter((name) => name.startsWith("renaria.sqlite"));
  return names.map((name) => readFileSync(join(dataDir, name)));
}

async function rowsOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const lists = tables.map(({ name }) =>
    sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db),
  );
  return (await Promise.all(lists)).flatMap(({ rows }) => rows.map(({ row }) => row));
}
