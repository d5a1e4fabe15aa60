import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallOutput } from "#contract/services.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const api = async <Data>(path: string) =>
  (
    (await (await fetch(`${server.origin}/api${path}`, { headers: { "X-Account": "renaria" } })).json()) as {
      data: Data;
    }
  ).data;

test("every picture and document the API names is served, for ever", async () => {
  const { articles } = await api<CallOutput<"articles">>("/content/articles");
  const { files } = await api<CallOutput<"files">>("/media/files");
  const paths = new Set([...articles.flatMap(({ image }) => image?.path ?? []), ...files.map(({ path }) => path)]);
  expect(paths.size).toBeGreaterThan(5);
  for (const path of paths) {
    const response = await fetch(server.origin + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  }
});

test("a drawing opened by itself may not run anything", async () => {
  const { articles } = await api<CallOutput<"articles">>("/content/articles?filters[active]=true");
  const drawing = articles.find(({ image }) => image?.ext === "svg")?.image;
  const response = await fetch(server.origin + drawing?.path);
  expect(response.headers.get("Content-Type")).toMatch(/^image\/svg\+xml/);
  expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; style-src 'unsafe-inline'");
});

test.each([
  "/media/",
  "/media/nothing.svg",
  "/media/../renaria.sqlite",
  "/media/..%2frenaria.sqlite",
  "/media/hall.json",
])("%s gives nothing away", async (path) => {
  const response = await fetch(server.origin + path);
  expect(response.status).toBe(404);
});

test("what a visitor uploads is nowhere to be loaded", async () => {
  const form = new FormData();
  form.set("file", new File(["Мой опыт."], "resume.txt"));
  const response = await fetch(`${server.origin}/api/media/files`, {
    method: "POST",
    body: form,
    headers: { "X-Account": "renaria" },
  });
  const { data } = (await response.json()) as { data: CallOutput<"uploadFile"> };
  expect(data.file.path).toBeNull();
  for (const path of [`/media/${data.file.id}`, `/media/${data.file.id}.txt`, "/media/resume.txt"]) {
    expect((await fetch(server.origin + path)).status).toBe(404);
  }
});

test("the API's description and its page need no account, and the page loads nothing from elsewhere", async () => {
  expect((await fetch(`${server.origin}/api/openapi.json`)).status).toBe(200);
  const page = await fetch(`${server.origin}/api/docs`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("GET /content/articles/alias/{alias}");
  expect(html).not.toMatch(/(src|href)="https?:/);
  expect(page.headers.get("Content-Security-Policy")).toContain("script-src 'self';");
});
