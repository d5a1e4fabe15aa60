import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#api/db/database.ts";
import { engines } from "../support/engines.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { good } from "../support/submissions.ts";

const pack = writeSamplePack();

/** What one person typed, as typed and as stored. */
const needles = [
  "Клавдия",
  "Klavdia",
  "903) 555-11-22",
  "9035551122",
  "послание",
  "Passport",
  "203.0.113.",
  "иголка",
  "igolka",
];
const person = {
  caller: "Клавдия Klavdia",
  phone: "8 (903) 555-11-22",
  email: "klavdia@mail.example",
  content: "Тайное послание",
};

describe.each(engines)("on $name", ({ name, open }) => {
  let database: Database;
  let servers: RunningServer[];
  beforeAll(async () => {
    const opened = await open();
    database = opened.database;
    const env = { DATA_DIR: mkdtempSync(join(tmpdir(), "renaria-posts-")), ...opened.env };
    const config = { ...env, CONTENT_DIR: pack, TRUST_PROXY: "127.0.0.1,::1", LOG_LEVEL: "debug" };
    servers = [await startServer(config)];
    if (name === "PostgreSQL") servers.push(await startServer(config));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.process.exitCode === null && server.stop()));
    await database.close();
  });

  const server = (n = 0): RunningServer => {
    const found = servers[n % servers.length];
    if (!found) throw new Error("no server");
    return found;
  };
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}, n = 0) =>
    fetch(server(n).origin + path, {
      method: "POST",
      body,
      headers: { "X-Account": "renaria", "X-Forwarded-For": "203.0.113.1", ...headers },
    });
  const feedback = "/api/company/feedback";

  test("one address has one count across processes; unreadable posts count too", async () => {
    const from = (address: string, n: number, body = "{}") => post(feedback, body, { "X-Forwarded-For": address }, n);
    const statuses: number[] = [];
    for (let n = 0; n < 60; n++) statuses.push((await from("2001:db8:1:2::5", n, n % 3 ? "{}" : "{")).status);
    expect(statuses.filter((status) => status !== 422 && status !== 400)).toEqual([]);
    for (const n of [0, 1]) {
      const refused = await from("2001:db8:1:2:ffff::9", n);
      expect([refused.status, Number(refused.headers.get("Retry-After")) > 400]).toEqual([429, true]);
      expect((await from("2001:db8:1:3::5", n)).status).toBe(422);
    }
  });

  test("a post to the site is measured before it is read, and rejected in the visitor's language", async () => {
    const choose = (path: string, body: BodyInit) =>
      post(path, body, { Origin: server().origin, "Content-Type": "application/x-www-form-urlencoded" });
    const long = "locale=en&".repeat(10_000);
    const refused = await choose("/vision", long);
    expect([refused.status, refused.headers.get("Content-Language")]).toEqual([413, "ru"]);
    expect(await refused.text()).toMatch(/[а-я]/);
    const english = await choose("/en/vision", long);
    expect([english.status, english.headers.get("Content-Language")]).toEqual([413, "en"]);
    expect(await english.text()).not.toMatch(/[а-я]/);
    // A body without a Content-Length is measured while it is read.
    const endless = new ReadableStream({
      start(controller) {
        for (const size of [60_000, 6000]) controller.enqueue(new Uint8Array(size));
        controller.close();
      },
    });
    const streamed = await fetch(`${server().origin}/locale`, {
      method: "POST",
      body: endless,
      headers: { Origin: server().origin },
      duplex: "half",
    } as RequestInit);
    expect(streamed.status).toBe(413);
    expect((await choose("/locale", "locale=en")).status).toBeLessThan(400);
  });

  test("a vote on an article is counted once per click, across processes", async () => {
    const press = (fields: Record<string, string>, n = 0, headers: Record<string, string> = {}, path = "/useful") =>
      fetch(server(n).origin + path, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ page: "/about", answer: "yes", ...fields }),
        headers: { Origin: server(n).origin, "X-Forwarded-For": "203.0.113.50", ...headers },
      });
    const counts = () => database.db.selectFrom("useful_count").select(["alias", "locale", "yes", "no"]).execute();
    for (const n of [0, 1]) {
      const told = await press({}, n);
      expect([told.status, told.headers.get("Location")]).toEqual([303, "/useful?page=%2Fabout&answer=yes"]);
    }
    expect(await counts()).toEqual([{ alias: "about", locale: "ru", yes: 1, no: 0 }]);
    await press({}, 0, { "X-Forwarded-For": "203.0.113.51" });
    expect((await press({ answer: "no" }, 0, {}, "/en/useful")).headers.get("Location")).toMatch(/^\/en\/useful\?/);
    expect(await counts()).toHaveLength(2);
    expect(await counts()).toContainEqual({ alias: "about", locale: "ru", yes: 2, no: 0 });

    const thanks = await fetch(`${server().origin}/useful?page=%2Fabout&answer=yes`);
    expect([thanks.status, thanks.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(await thanks.text()).toContain('name="line"');
    const said = await press({ line: "Мало примеров, пишите на klavdia@mail.example" });
    expect(said.headers.get("Location")).toBe("/useful?page=%2Fabout&answer=yes&said=");
    const empty = await press({ line: " " });
    expect([empty.status, (await empty.text()).includes("Строка пустая")]).toEqual([422, true]);
    const lines = await database.db.selectFrom("useful_line").select("line").execute();
    expect(lines).toEqual([{ line: "Мало примеров, пишите на […]" }]);

    const refused: Record<string, string>[] = [
      { link: "http://spam.example" },
      { page: "/nowhere" },
      { page: "//about" },
      { page: "/%ff" },
      { answer: "" },
    ];
    for (const fields of refused) expect([fields, (await press(fields)).status]).toEqual([fields, 422]);
    const long = await press({ line: "а".repeat(301) });
    expect([long.status, (await long.text()).includes("а".repeat(301))]).toEqual([422, true]);
    for (const Origin of ["https://elsewhere.example", ""]) expect((await press({}, 0, { Origin })).status).toBe(403);
    expect((await counts()).reduce((sum, { yes, no }) => sum + yes + no, 0)).toBe(3);

    const flood: number[] = [];
    for (let n = 0; n < 61; n++) flood.push((await press({}, n, { "X-Forwarded-For": "203.0.113.52" })).status);
    expect([...new Set(flood.slice(0, 60)), flood[60]]).toEqual([303, 429]);
    expect((await press({}, 1, { "X-Forwarded-For": "203.0.113.52" })).headers.get("Retry-After")).toMatch(/^\d+$/);
  });

  test("whatever happens to a submission, the log contains no personal data", async () => {
    const whole = JSON.stringify({ ...good["question"], ...person });
    const key = { "Idempotency-Key": "key-igolka" };
    const statusOf = async (path: string, body: BodyInit, headers = {}) => (await post(path, body, headers)).status;
    const file = (text: string) => {
      const form = new FormData();
      form.set("file", new File([text], "Passport Клавдии.txt"));
      return form;
    };
    expect(await statusOf(feedback, whole, key)).toBe(200);
    expect(await statusOf(feedback, whole.replace("Тайное", "Другое"), key)).toBe(409);
    expect(await statusOf(feedback, JSON.stringify({ ...person, type: 2, иголка: "иголка" }))).toBe(422);
    expect(await statusOf(feedback, `{"caller": "${person.caller}"`)).toBe(400);
    expect(await statusOf(feedback, whole.padEnd(300_000))).toBe(413);
    expect(await statusOf("/api/media/files", file("Моё послание"))).toBe(200);
    expect(await statusOf("/api/media/files", file("<html>послание"))).toBe(422);
    expect(await statusOf(`${feedback}?phone=9035551122`, whole)).toBeLessThan(500);
    const typed = new URLSearchParams({ ...person, name: person.caller, message: person.content });
    for (const form of ["question", "callback"]) {
      expect(await statusOf(`/forms/${form}`, typed, { Origin: server().origin })).toBeLessThan(500);
    }
    for (let n = 0; n < 60; n++) await post(feedback, whole, { "X-Forwarded-For": "203.0.113.2" });
    expect(await statusOf(feedback, whole, { "X-Forwarded-For": "203.0.113.2" })).toBe(429);

    await breakDatabase(database);
    expect(await statusOf(feedback, whole.replace("Тайное", "Третье"))).toBe(500);
    expect(await statusOf("/api/media/files", file("Второе послание"))).toBe(500);

    await Promise.all(servers.map((one) => one.stop()));
    const said = servers.map((one) => one.output()).join("");
    // The log has the fault, and nothing else.
    expect(said).toMatch(/"path":"\/api\/company\/feedback","status":500/);
    expect(said).toMatch(/"code":"23514"|no such table/);
    expect(needles.filter((needle) => said.includes(needle))).toEqual([]);
  });
});

/** On PostgreSQL the database reports the whole rejected row; on SQLite the table no longer exists. */
async function breakDatabase({ db, engine }: Database): Promise<void> {
  for (const table of ["submission", "upload"]) {
    if (engine === "sqlite")
      await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_gone`)}`.execute(db);
    else await sql`alter table ${sql.table(table)} add constraint never check (id = '') not valid`.execute(db);
  }
}
