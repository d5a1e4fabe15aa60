import { existsSync, globSync } from "node:fs";
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

test("every picture and document that the API names is served, cacheable for ever", async () => {
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

test("an SVG opened directly may not run scripts", async () => {
  const { articles } = await api<CallOutput<"articles">>("/content/articles?filters[active]=true");
  const drawing = articles.find(({ image }) => image?.ext === "svg")?.image;
  for (const encoding of ["br", "gzip", null]) {
    const headers = { "Accept-Encoding": encoding ?? "identity" };
    const response = await fetch(server.origin + drawing?.path, { headers });
    expect(response.headers.get("Content-Type")).toMatch(/^image\/svg\+xml/);
    expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    expect(await response.text()).toContain("</svg>");
  }
  // Compressed when published, not per request.
  const name = drawing?.path.split("/").at(-1);
  expect(existsSync(`${server.dataDir}/media/${name}.br`)).toBe(true);
  expect((await fetch(`${server.origin}${drawing?.path}.br`)).status).toBe(404);
});

test("a range request returns that range, also of files that are compressed when whole", async () => {
  const { articles } = await api<CallOutput<"articles">>("/content/articles");
  const { files } = await api<CallOutput<"files">>("/media/files");
  const drawing = articles.find(({ image }) => image?.ext === "svg")?.image?.path;
  const [font = ""] = globSync("build/client/assets/*.woff2");
  for (const path of [
    drawing,
    files.find(({ path }) => path.endsWith(".pdf"))?.path,
    font.replace("build/client", ""),
  ]) {
    const ask = (headers: Record<string, string>) =>
      fetch(server.origin + path, { headers: { "Accept-Encoding": "identity", ...headers } });
    const whole = Buffer.from(await (await ask({})).arrayBuffer());
    const part = await ask({ Range: "bytes=10-29" });
    expect([path, part.status]).toEqual([path, 206]);
    expect(part.headers.get("Content-Range")).toBe(`bytes 10-29/${whole.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 30));
    expect((await ask({ Range: `bytes=${whole.length}-` })).status).toBe(416);
    for (const Range of ["junk", "bytes=5-2", "bytes=-", "bytes=0-1,4-5", "lines=0-1"])
      expect([Range, (await ask({ Range })).status]).toEqual([Range, 200]);
    expect((await ask({ Range: "bytes=-5" })).headers.get("Content-Length")).toBe("5");
  }
  const squeezed = await fetch(server.origin + drawing, { headers: { "Accept-Encoding": "br", Range: "bytes=0-9" } });
  expect([squeezed.status, squeezed.headers.get("Content-Length")]).toEqual([206, "10"]);
});

test.each([
  "/media/",
  "/media/nothing.svg",
  "/media/../renaria.sqlite",
  "/media/..%2frenaria.sqlite",
  "/media/hall.json",
])("%s exposes nothing", async (path) => {
  const response = await fetch(server.origin + path);
  expect(response.status).toBe(404);
  // A file that comes a moment later must not be missing in a cache.
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test("a visitor's upload cannot be downloaded", async () => {
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

test("the API's description and its page need no account, and the page loads nothing from other hosts", async () => {
  expect((await fetch(`${server.origin}/api/openapi.json`)).status).toBe(200);
  const page = await fetch(`${server.origin}/api/docs`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("GET /content/articles/alias/{alias}");
  expect(html).not.toMatch(/(src|href)="https?:/);
  expect(page.headers.get("Content-Security-Policy")).toContain("script-src 'self';");
});
