import { afterAll, beforeAll, expect, test } from "vitest";
import { loggedErrors } from "../support/logged-errors.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const account = { "X-Account": "renaria" };
const MOST_KEYS = 20;
const MOST_SIGNS = 300;

function manyKeys(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`key${n}`, n]));
}

test.each([
  ["6,000 keys nobody knows, to the search", "/api/search", manyKeys(6000)],
  ["6,000 keys nobody knows, to the feedback", "/api/company/feedback", manyKeys(6000)],
  ["6,000 keys nobody knows inside a filter", "/api/entities/gett", { filters: manyKeys(6000) }],
  ["a key of 200 KB", "/api/search", { [`k${"x".repeat(200_000)}`]: 1 }],
  ["100,000 filters", "/api/search", { query: "диализ", filters: Array(100_000).fill(0) }],
  ["a filter of a kind of 200 KB", "/api/search", { query: "диализ", filters: [{ id: 1, type: "x".repeat(200_000) }] }],
  ["50,000 ids", "/api/entities/gett", { filters: { config: 1, ids: Array(50_000).fill("x") } }],
  ["50,000 attachments", "/api/company/feedback", { type: 3, attaches: Array(50_000).fill(1) }],
  ["20,000 consents", "/api/company/feedback", { type: 3, consents: Array.from({ length: 20_000 }, () => ({ a: 1 })) }],
])("%s are reported briefly", async (_what, path, body) => {
  const response = await fetch(server.origin + path, { method: "POST", headers: account, body: JSON.stringify(body) });
  const text = await response.text();
  expect(response.status).toBe(422);
  const { errors } = JSON.parse(text) as { errors: Record<string, string[]> };
  const fields = Object.keys(errors);
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.length).toBeLessThanOrEqual(MOST_KEYS);
  for (const words of [...fields, ...Object.values(errors).flat()])
    expect(words.length).toBeLessThanOrEqual(MOST_SIGNS);
  expect(Object.values(errors).flat().length).toBeLessThanOrEqual(MOST_KEYS);
  expect(text.length).toBeLessThan(2 * MOST_KEYS * MOST_SIGNS);
});

test("several unknown keys are each reported by name", async () => {
  const response = await fetch(`${server.origin}/api/search`, {
    method: "POST",
    headers: account,
    body: JSON.stringify({ query: "диализ", filters: [{ id: "2.2", type: "default" }], colour: 1, shape: 2 }),
  });
  const { errors } = (await response.json()) as { errors: Record<string, string[]> };
  expect(Object.keys(errors)).toEqual(["colour", "shape"]);
  expect(errors["colour"]?.join()).toContain("colour");
  expect(errors["colour"]?.join()).not.toContain("shape");
});

test("an address with too many query options is reported briefly too", async () => {
  const search = Array.from({ length: 900 }, (_, n) => `k${n}=1`).join("&");
  const response = await fetch(`${server.origin}/api/content/articles?${search}`, { headers: account });
  const { errors } = (await response.json()) as { errors: Record<string, string[]> };
  expect([response.status, Object.keys(errors).length]).toEqual([422, MOST_KEYS]);
});

// Each of these used to block the server, the longest for half a minute.
test.each([
  ["GET", `/api${"/".repeat(15_000)}navigationx`, 404],
  ["POST", `/api${"/".repeat(15_000)}navigationx`, 404],
  ["GET", `/api${"/a".repeat(7500)}/breadcrumbs`, 422],
  ["GET", `/${".".repeat(15_000)}/`, 301],
])(
  "%s of an address of 15,000 characters is answered like any other",
  { timeout: 5000 },
  async (method, path, status) => {
    const init = { method, headers: { ...account, Origin: server.origin }, redirect: "manual" as const };
    const response = await fetch(server.origin + path, method === "POST" ? { ...init, body: "{}" } : init);
    expect(response.status).toBe(status);
  },
);

test("a text of 5 MB in an old encoding is accepted", { timeout: 20_000 }, async () => {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(5 * 1024 * 1024).fill(0xe0)], "cv.txt"));
  const response = await fetch(`${server.origin}/api/media/files`, { method: "POST", headers: account, body: form });
  expect(response.status).toBe(200);
});

test("a form with 5,000 parts is rejected before it is parsed", async () => {
  const form = new FormData();
  for (let n = 0; n < 5000; n++) form.append(`field${n}`, "x");
  const upload = await fetch(`${server.origin}/api/media/files`, { method: "POST", headers: account, body: form });
  expect([upload.status, (await upload.text()).length < 1000]).toEqual([413, true]);
  const page = await fetch(`${server.origin}/forms/vacancy`, {
    method: "POST",
    headers: { Origin: server.origin },
    body: form,
  });
  expect(page.status).toBe(413);
});

test("none of this has stopped the server", async () => {
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect(loggedErrors(server.output())).toEqual([]);
});
