import { mkdtempSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPages } from "../support/pages.ts";
import { publishNow } from "../support/publish-now.ts";
import { has, text } from "../support/read-html.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ STYLEGUIDE: "on" });
});
afterAll(() => server.stop());

const SHARED = /^public, max-age=0, s-maxage=\d{1,2}$/;

/** The raw response: fetch decompresses and hides too much. */
function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(server.origin + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

const NEVER_KEPT = new Set(["search", "calculator", "dayMenu", "chooseDialysis", "weightGain", "form", "useful"]);

test.each(builtPages)("$path is publicly cacheable, or is never stored", async ({ id, path }) => {
  const first = await get(path);
  const control = String(first.headers["cache-control"]);
  expect(first.status).toBe(200);
  if (NEVER_KEPT.has(id)) return expect(control).toBe("no-store");
  expect(control).toMatch(SHARED);
  expect(first.headers["vary"]).toBe("Accept, Cookie, Accept-Encoding");
  // Equal pages are equal bytes.
  expect((await get(path)).body.equals(first.body)).toBe(true);
});

describe("a cached page", () => {
  test("has the same bytes in every encoding, and the headers of a rendered one", async () => {
    const plain = await get("/about");
    const br = await get("/about", { "Accept-Encoding": "gzip, br" });
    const gzip = await get("/about", { "Accept-Encoding": "br;q=0, gzip" });
    expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(br.headers["content-length"]).toBe(String(br.body.length));
    expect(br.headers["content-security-policy"]).toContain("script-src 'self'");
    expect(br.headers["x-content-type-options"]).toBe("nosniff");
    expect(br.headers["x-request-id"]).not.toBe(plain.headers["x-request-id"]);
  });

  test("is not sent again to a client that has it", async () => {
    const { headers } = await get("/about", { "Accept-Encoding": "br" });
    const again = await get("/about", { "If-None-Match": String(headers["etag"]) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers["cache-control"]).toMatch(SHARED);
    expect((await get("/about", { "If-None-Match": 'W/"other"' })).status).toBe(200);
    expect((await get("/about", { "If-None-Match": "*" })).status).toBe(304);
  });

  test("answers HEAD with headers only", async () => {
    const { status, headers, body } = await get("/about", {}, "HEAD");
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers["content-length"])).toBeGreaterThan(1000);
  });

  test("is the same whatever the query says, and shows none of it", async () => {
    const plain = await get("/about");
    const named = await get("/about?utm_source=letter&name=Anna");
    expect(named.body.equals(plain.body)).toBe(true);
    expect((await get("/about/news?page=2")).body.equals((await get("/about/news")).body)).toBe(false);
  });

  test("is not sent in the visually-impaired mode, to an island or for a cross-site post", async () => {
    await get("/about");
    const cookie = `visually_impaired=${encodeURIComponent(JSON.stringify({ enabled: true }))}`;
    const vision = await get("/about", { Cookie: cookie });
    expect(vision.headers["cache-control"]).toBe("private, no-store");
    const hasMode = ({ body }: { body: Buffer }) => has(body.toString(), "html[data-vision]");
    expect([hasMode(vision), hasMode(await get("/about"))]).toEqual([true, false]);
    expect(vision.headers["vary"]).toBe("Accept, Cookie, Accept-Encoding");
    const data = await get("/centers", { Accept: "application/json" });
    expect(JSON.parse(data.body.toString())).toMatchObject({ status: 200 });
    expect((await get("/about", {}, "POST")).status).not.toBe(200);
  });

  test("is never sent for what is not a page, or does not exist", async () => {
    expect((await get("/healthz")).headers["content-type"]).toContain("application/json");
    expect((await get("/no-such-page")).status).toBe(404);
    expect((await get("/no-such-page")).headers["cache-control"]).not.toMatch(/s-maxage/);
    expect((await get("/centers?q=%D0%9A%D0%B0%D0%B7%D0%B0%D0%BD%D1%8C")).headers["cache-control"]).not.toMatch(
      /s-maxage/,
    );
    expect((await get("/_/styleguide")).headers["cache-control"]).not.toMatch(/s-maxage/);
  });
});

test("a file is not sent again to a client that has it", async () => {
  const [, asset = ""] = /href="(\/assets\/[^"]+\.css)"/.exec((await get("/about")).body.toString()) ?? [];
  const [, picture = ""] = /(\/media\/[^"?]+\.png)/.exec((await get("/about")).body.toString()) ?? [];
  for (const path of ["/favicon.svg", "/manifest.webmanifest", asset, picture]) {
    const first = await get(path, { "Accept-Encoding": "br" });
    const date = String(first.headers["last-modified"]);
    const again = await get(path, { "Accept-Encoding": "br", "If-Modified-Since": date });
    expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
    expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
    expect(again.headers["last-modified"]).toBe(date);
    const earlier = new Date(Date.parse(date) - 1000).toUTCString();
    for (const since of [earlier, "yesterday"])
      expect([path, (await get(path, { "Accept-Encoding": "br", "If-Modified-Since": since })).status]).toEqual([
        path,
        200,
      ]);
    expect((await get(path, { "If-Modified-Since": date, "If-None-Match": '"other"' })).status).toBe(200);
  }
});

test.each(["/sitemap.xml", "/robots.txt", "/feed.xml", "/en/feed.xml", "/sw.js"])(
  "%s has an ETag by which a client revalidates it",
  async (path) => {
    for (const encoding of ["br", "identity"]) {
      const first = await get(path, { "Accept-Encoding": encoding });
      const etag = String(first.headers["etag"]);
      expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/"/)]);
      const again = await get(path, { "Accept-Encoding": encoding, "If-None-Match": etag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect((await get(path, { "If-None-Match": '"other"' })).status).toBe(200);
    }
  },
);

test("a cached page shows a new version as soon as the server does", async () => {
  const pack = writeSamplePack();
  const dataDir = mkdtempSync(join(tmpdir(), "renaria-cache-"));
  const own = await startServer({ CONTENT_DIR: pack, DATA_DIR: dataDir });
  const titleOf = async () => text(await (await fetch(`${own.origin}/about`)).text(), "h1");
  const before = await titleOf();
  await publishNow({ dataDir, databaseUrl: undefined }, pack, {
    "articles/about.ru.md": (text) => text.replace("title: О нас", "title: О нас теперь"),
  });
  const versionOf = async () => ((await (await fetch(`${own.origin}/readyz`)).json()) as { snapshot: string }).snapshot;
  await expect.poll(versionOf, { timeout: 60_000, interval: 20 }).toBe("2");
  const after = await titleOf();
  await own.stop();
  expect([before, after]).toEqual(["О нас", "О нас теперь"]);
});
