import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "renaria-overload-"));
  server = await startServer({ CONTENT_DIR: writeSamplePack(), DATA_DIR: dataDir, TRUST_PROXY: "127.0.0.1,::1" });
});
afterAll(() => server.stop());

const filters = [{ id: "2.2", type: "default" }];

const ask = (path: string, from: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers: { "X-Forwarded-For": from, ...headers } });
const call = (from: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/api/search`, {
    method: "POST",
    headers: { "X-Account": "renaria", "X-Forwarded-For": from, ...headers },
    body: JSON.stringify({ query: "диализ", filters }),
  });

test("120 searches a minute are answered, counted on the site and the API together, also concurrent ones", async () => {
  const from = "203.0.113.7";
  // Ten rounds of twelve: all 120 at once would exceed the queue's maximum wait on a slow machine.
  for (let round = 0; round < 10; round++) {
    const asked = [...Array.from({ length: 11 }, () => call(from)), ask("/search?q=диализ", from)];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(12).fill(200));
  }

  const refused = await call(from, { "X-Locale": "en" });
  expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect(await refused.json()).toEqual({ status: 429, message: expect.stringMatching(/Please wait.*\+7/) });

  for (const [path, lang, words] of [
    ["/search?q=диализ", "ru", /Слишком много запросов/],
    ["/en/search?q=dialysis", "en", /Too many requests/],
  ] as const) {
    const page = await ask(path, from);
    const html = await page.text();
    expect([page.status, page.headers.get("Cache-Control")]).toEqual([429, "no-store"]);
    expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(page.headers.get("Content-Security-Policy")).toContain("script-src 'self'");
    expect(html).toMatch(words);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toMatch(/href="tel:\+7\d{10}"/);
    expect(html).toMatch(/103.*112/);
  }
  const island = await ask("/search?q=диализ", from, { Accept: "application/json" });
  expect([island.status, await island.json()]).toEqual([429, { status: 429, message: expect.any(String) }]);
});

test("a visitor who searched too often can still read every page; others can still search", async () => {
  const from = "203.0.113.7";
  for (const path of ["/", "/search", "/search?q=", "/search?q=ди", "/forms/question", "/plain-page.css"]) {
    expect([path, (await ask(path, from)).status]).toEqual([path, 200]);
  }
  expect((await ask("/search?q=диализ", "203.0.113.8")).status).toBe(200);
});
