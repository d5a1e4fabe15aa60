import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase } from "#api/db/database.ts";
import type { Db } from "#api/db/schema.ts";
import { createPostgresDatabase } from "../support/engines.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, runNode, startServer } from "../support/server.ts";
import { good } from "../support/submissions.ts";

const SECRET = "a secret of more than thirty-two characters";
const BEFORE = 12;
const AFTER = 6;
const running: RunningServer[] = [];
afterAll(async () => void (await Promise.all(running.map((server) => server.stop()))));

const folder = (name: string) => mkdtempSync(join(tmpdir(), `renaria-${name}-`));

/** npm run backup, npm run restore: in a separate process. */
async function tool(name: "backup" | "restore", env: Record<string, string>, ...args: string[]) {
  const run = runNode([`server/${name}.ts`, ...args], env);
  return { code: await run.exit, output: run.output() };
}

let visitors = 0;
async function call(server: RunningServer, path: string, body: BodyInit, type?: string) {
  const response = await fetch(`${server.origin}/api${path}`, {
    method: "POST",
    headers: {
      "X-Account": "renaria",
      "X-Forwarded-For": `203.0.113.${++visitors % 256}`,
      ...(type && { "Content-Type": type }),
    },
    body,
  });
  const { data } = (await response.json()) as { data: Record<string, { id: string; reference: string }> };
  expect(response.status).toBe(200);
  return data;
}

/** One visitor: a résumé and a submission with it; returns its reference once acknowledged. */
async function submit(server: RunningServer, n: number): Promise<string> {
  const form = new FormData();
  form.set("file", new File([`résumé ${n}`], `${n}.txt`));
  form.set("title", "résumé");
  const file = (await call(server, "/media/files", form))["file"]?.id;
  const input = { ...good["vacancy"], caller: `Анна ${n}`, attaches: [file] };
  const data = await call(server, "/company/feedback", JSON.stringify(input), "application/json");
  return data["feedback"]?.reference ?? "";
}

/** Everything that must never be lost, as text, by the submission's reference. */
async function keptIn(env: Record<string, string>): Promise<Map<string, string>> {
  const database = openDatabase({ dataDir: env["DATA_DIR"] ?? "", databaseUrl: env["DATABASE_URL"] });
  try {
    const submissions = await database.db.selectFrom("submission").selectAll().execute();
    return new Map(
      await Promise.all(submissions.map(async (row) => [row.reference, await all(database.db, row)] as const)),
    );
  } finally {
    await database.close();
  }
}

async function all(db: Db, row: { id: string }): Promise<string> {
  const [files, letters, consents] = await Promise.all([
    db.selectFrom("upload").selectAll().where("submission_id", "=", row.id).execute(),
    db
      .selectFrom("outbox")
      .select(["kind", "once_key", "state"])
      .where("submission_id", "=", row.id)
      .orderBy("kind")
      .execute(),
    db.selectFrom("consent").selectAll().where("submission_id", "=", row.id).execute(),
  ]);
  const readable = files.map(({ bytes, ...file }) => ({ ...file, text: Buffer.from(bytes).toString() }));
  return JSON.stringify({ row, files: readable, letters, consents });
}

const engines = [
  { name: "SQLite", place: async () => ({ DATA_DIR: folder("data") }) },
  {
    name: "PostgreSQL",
    place: async () => ({ DATA_DIR: folder("data"), DATABASE_URL: await createPostgresDatabase() }),
  },
];

describe.each(engines)("on $name", ({ place }) => {
  test("a backup taken under traffic restores everything that was acknowledged before it", async () => {
    const from: Record<string, string> = await place();
    writeFileSync(join(from["DATA_DIR"] ?? "", "secret"), SECRET, { mode: 0o600 });
    const pack = { CONTENT_DIR: writeSamplePack(), LOG_LEVEL: "error", TRUST_PROXY: "127.0.0.1" };
    const server = await startServer({ ...from, ...pack });
    running.push(server);
    const early = await Promise.all(Array.from({ length: BEFORE }, (_, n) => submit(server, n)));

    const file = join(folder("backup"), "all.tar");
    const over = new AbortController();
    const late: string[] = [];
    const traffic = (async () => {
      while (!over.signal.aborted || late.length < AFTER) late.push(await submit(server, BEFORE + late.length));
    })();
    const made = await tool("backup", from, file);
    over.abort();
    await traffic;
    expect(made).toEqual({ code: 0, output: expect.stringMatching(/: \d+ submissions, .*the secret, as of 20/) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // No other files are left, and an existing backup is not overwritten.
    expect(readdirSync(join(file, ".."))).toEqual(["all.tar"]);
    expect(await tool("backup", from, file)).toEqual({ code: 1, output: `${file} is there already\n` });

    // A database in use is not replaced, not even when asked to.
    const busy = await tool("restore", from, file, "--replace");
    expect(busy).toEqual({ code: 1, output: expect.stringMatching(/^(a server is running on|somebody is connected)/) });

    const to: Record<string, string> = await place();
    const restored = await tool("restore", to, file);
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^restored: /) });
    const [before, after] = [await keptIn(from), await keptIn(to)];
    expect(early.filter((reference) => !after.has(reference))).toEqual([]);
    expect([...after].filter(([reference, kept]) => before.get(reference) !== kept)).toEqual([]);
    expect(readFileSync(join(to["DATA_DIR"] ?? "", "secret"), "utf8")).toBe(SECRET);
    const mediaOf = (env: Record<string, string>) => readdirSync(join(env["DATA_DIR"] ?? "", "media"));
    expect(mediaOf(to)).toEqual(mediaOf(from));

    // A server can start from there.
    const next = await startServer({ ...to, ...pack });
    running.push(next);
    expect((await fetch(`${next.origin}/about`)).status).toBe(200);
    await submit(next, 1000);
    await next.stop();
    running.splice(running.indexOf(next), 1);

    // Existing data is moved aside only when asked to, and is not destroyed.
    const refused = await tool("restore", to, file);
    expect(refused).toEqual({ code: 1, output: expect.stringContaining("is not empty: give --replace") });
    const replaced = await tool("restore", to, file, "--replace");
    expect(replaced).toEqual({ code: 0, output: expect.stringContaining("what was there before is in ") });
    expect((await keptIn(to)).size).toBe(after.size);
    const aside = readdirSync(to["DATA_DIR"] ?? "").find((name) => name.startsWith("replaced-")) ?? "";
    expect(existsSync(join(to["DATA_DIR"] ?? "", aside, "secret"))).toBe(true);
  });
});

test("a damaged backup, another file, another engine's backup and a missing folder are rejected with one line", async () => {
  const from = { DATA_DIR: folder("data"), CONTENT_DIR: writeSamplePack() };
  expect(await runNode(["server/content.ts", "publish"], from).exit).toBe(0);
  const file = join(folder("backup"), "all.tar");
  expect((await tool("backup", from, file)).code).toBe(0);
  const to = { DATA_DIR: folder("data") };

  const damaged = `${file}.damaged`;
  const bytes = readFileSync(file);
  bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
  writeFileSync(damaged, bytes);
  expect(await tool("restore", to, damaged)).toEqual({
    code: 1,
    output: expect.stringMatching(/^the backup is damaged: [^\n]+\n$/),
  });
  const short = `${file}.short`;
  writeFileSync(short, readFileSync(file).subarray(0, 5000));
  expect(await tool("restore", to, short)).toEqual({ code: 1, output: expect.stringMatching(/^tar: [^\n]+\n$/) });
  copyFileSync("package.json", short);
  expect(await tool("restore", to, short)).toEqual({ code: 1, output: expect.stringMatching(/^tar: [^\n]+\n$/) });
  const elsewhere = { ...to, DATABASE_URL: await createPostgresDatabase() };
  expect(await tool("restore", elsewhere, file)).toEqual({
    code: 1,
    output: "this is a backup of sqlite, and DATABASE_URL says postgresql\n",
  });
  // None of these left anything behind.
  expect(readdirSync(to.DATA_DIR).filter((name) => name !== "server.lock")).toEqual([]);
  expect(await tool("backup", to, `${file}.2`)).toEqual({
    code: 1,
    output: expect.stringMatching(/^DATA_DIR: there is no database in [^\n]+\n$/),
  });
  expect(await tool("backup", from)).toEqual({ code: 1, output: "npm run backup -- FILE\n" });
});
