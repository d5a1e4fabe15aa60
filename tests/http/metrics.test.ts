import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#api/db/database.ts";
import { createPostgresDatabase } from "../support/engines.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { storeSubmission } from "../support/stored-submission.ts";

const TOKEN = "a-token-of-more-than-16";
const running: RunningServer[] = [];
let server: RunningServer;
beforeAll(async () => {
  server = await start({ TRUST_PROXY: "127.0.0.1" });
});
afterAll(async () => void (await Promise.all(running.map((one) => one.stop()))));

async function start(env: Record<string, string>) {
  const started = await startServer({ LOG_LEVEL: "silent", ...env });
  running.push(started);
  return started;
}

const read = (from: RunningServer, headers: Record<string, string> = {}) =>
  fetch(`${from.origin}/metrics`, { headers });

/** Series → value. */
async function valuesOf(from: RunningServer): Promise<Map<string, number>> {
  const lines = (await (await read(from)).text()).split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
  );
}

test("requests are counted by page and status, under a fixed set of labels", async () => {
  for (const path of [
    "/about",
    "/about",
    "/en/about?a=1",
    "/x1/y1",
    "/x2/y2",
    "/api/nothing",
    "/api/search",
    "/search?q=a",
  ])
    await (await fetch(server.origin + path, { headers: { "X-Account": "renaria" } })).text();
  await (await fetch(`${server.origin}/healthz`, { method: "OPTIONS" })).text();
  const values = await valuesOf(server);
  const count = (route: string, method: string, status: number) =>
    values.get(`renaria_http_requests_total{route="${route}",method="${method}",status="${status}"}`);
  expect(count("about", "GET", 200)).toBe(3);
  expect(count("other", "GET", 404)).toBe(2);
  expect(count("search", "GET", 200)).toBe(1);
  expect(values.get('renaria_page_cache_requests_total{result="hit"}')).toBe(1);
  expect(values.get('renaria_page_cache_requests_total{result="miss"}')).toBe(2);
  expect(values.get('renaria_http_request_duration_seconds_count{kind="kept"}')).toBe(1);
  expect(values.get('renaria_http_request_duration_seconds_count{kind="search"}')).toBe(1);
  expect([...values.keys()].filter((name) => /x1|y1|nothing|\?/.test(name))).toEqual([]);
  expect(values.get("process_resident_memory_bytes")).toBeGreaterThan(1e7);
  expect(values.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  expect(values.get("renaria_disk_free_ratio")).toBeGreaterThan(0);
});

test("the state of the database is reported: letters, their age, overdue answers", async () => {
  const database = openDatabase({ dataDir: server.dataDir, databaseUrl: undefined });
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await storeSubmission(database.db, { reply_due_at: hourAgo }, [{ kind: "staff", next_at: hourAgo }]);
  await storeSubmission(database.db, { reply_due_at: hourAgo, answered_at: hourAgo }, []);
  await storeSubmission(database.db, { reply_due_at: tomorrow }, [{ kind: "reminder-48", next_at: tomorrow }]);
  await storeSubmission(database.db, {}, [{ kind: "staff", next_at: hourAgo, state: "set-aside" }]);
  await database.close();
  const values = await valuesOf(server);
  expect(values.get("renaria_overdue_answers")).toBe(1);
  expect(values.get("renaria_outbox_waiting")).toBe(2);
  expect(values.get("renaria_outbox_due")).toBe(1);
  expect(values.get("renaria_outbox_set_aside")).toBe(1);
  expect(values.get("renaria_outbox_oldest_seconds")).toBeGreaterThanOrEqual(3600);
  expect(values.get("renaria_outbox_oldest_seconds")).toBeLessThan(3800);
  expect(values.get("renaria_database_up")).toBe(1);
  expect(values.get("renaria_database_errors_total")).toBe(0);
  expect(values.get("renaria_letters_failed_total")).toBe(0);
  expect(values.get("renaria_log_lines_dropped_total")).toBe(0);
  expect(values.get('renaria_admissions_in_flight{kind="searches"}')).toBe(0);
  expect(values.get('renaria_admissions_refused_total{kind="searches"}')).toBe(0);
  expect(values.get("renaria_mail_configured")).toBe(0);
});

test("only the local machine, or a client with the token, may read it; proxied requests are not local", async () => {
  expect((await read(server)).status).toBe(200);
  for (const forwarded of ["203.0.113.9", "127.0.0.1", "::1"])
    expect((await read(server, { "X-Forwarded-For": forwarded })).status).toBe(403);
  expect((await read(server, { Forwarded: "for=127.0.0.1" })).status).toBe(403);
  const open = await start({ METRICS_TOKEN: TOKEN });
  const from = { "X-Forwarded-For": "203.0.113.9" };
  const refused = await read(open, from);
  expect([refused.status, refused.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
  expect((await read(open, { ...from, Authorization: "Bearer wrong" })).status).toBe(401);
  expect((await read(open, { ...from, Authorization: `Basic ${TOKEN}` })).status).toBe(401);
  const told = await read(open, { ...from, Authorization: `Bearer ${TOKEN}` });
  expect([told.status, told.headers.get("Content-Type"), told.headers.get("Cache-Control")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
    "no-store",
  ]);
});

test("several processes report one sum, which does not fall when they are replaced", async () => {
  const several = await start({
    WORKERS: "2",
    DATABASE_URL: await createPostgresDatabase(),
    CONTENT_DIR: writeSamplePack(),
  });
  // Each over its own connection, so that both processes are asked.
  const ask = async (times: number) => {
    for (let n = 0; n < times; n++)
      await (await fetch(`${several.origin}/about`, { headers: { Connection: "close" } })).text();
  };
  const counted = async () =>
    (await valuesOf(several)).get('renaria_http_requests_total{route="about",method="GET",status="200"}');
  await ask(10);
  expect(await counted()).toBe(10);
  // Counts that were not read before a process exits are reported at the end.
  await ask(3);
  several.process.kill("SIGHUP");
  await expect.poll(several.output, { timeout: 60_000 }).toContain("every process is a new one");
  expect(await counted()).toBe(13);
  await ask(5);
  expect(await counted()).toBe(18);
  const values = await valuesOf(several);
  expect(values.get("renaria_database_up")).toBe(1);
  expect(values.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
});
