import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filled } from "../support/forms.ts";
import { has, hiddenFields } from "../support/read-html.ts";
import { ask, type Front, nginx, startNginx } from "../support/nginx.ts";
import { freePort } from "../support/free-port.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const VISION = `visually_impaired=${encodeURIComponent('{"enabled":true}')}`;
const SOON_MS = 20_000;

describe.skipIf(!nginx)(`the shipped nginx configuration${nginx ? "" : " (skipped: nginx is not installed)"}`, () => {
  let server: RunningServer;
  let front: Front;
  let soon: string;
  let isStopped = false;
  beforeAll(async () => {
    const pack = writeSamplePack();
    const later = join(pack, "articles/news/later.ru.md");
    soon = new Date(Date.now() + SOON_MS).toISOString();
    writeFileSync(later, readFileSync(later, "utf8").replace(/publishedAt: \S+/, `publishedAt: ${soon}`));
    const port = String(await freePort());
    // Skipped above where it is missing.
    front = await startNginx(nginx ?? "", [`127.0.0.1:${port}`]);
    server = await startServer({
      PORT: port,
      CONTENT_DIR: pack,
      PUBLIC_ORIGIN: front.origin,
      TRUST_PROXY: "127.0.0.1",
      LOG_LEVEL: "error",
    });
  });
  afterAll(async () => {
    if (!isStopped) await server.stop();
    await front.stop();
  });
  const cacheOf = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: got } = await ask(front, path, headers);
    return [status, got["x-cache-status"]];
  };

  test("a page is cached over HTTP/2 until it expires and a future-dated article appears", async () => {
    expect((await ask(front, "/about/news")).body).not.toContain("Потом");
    expect(await cacheOf("/about/news")).toEqual([200, "HIT"]);
    expect(await cacheOf("/about/news?page=1")).not.toEqual([200, "HIT"]);
    await expect
      .poll(async () => (await ask(front, "/about/news")).body.includes("Потом"), { timeout: 80_000, interval: 500 })
      .toBe(true);
    expect(Date.now()).toBeGreaterThanOrEqual(new Date(soon).getTime());
  });

  test("the visually-impaired mode and an island's data bypass the cache both ways", async () => {
    await ask(front, "/about");
    expect(await cacheOf("/about")).toEqual([200, "HIT"]);
    const own = await ask(front, "/about", { cookie: `a=1; ${VISION}` });
    expect([own.headers["x-cache-status"], own.headers["cache-control"]]).toEqual(["BYPASS", "private, no-store"]);
    expect(has(own.body, "html[data-vision]")).toBe(true);
    expect((await cacheOf("/about", { accept: "application/json" }))[1]).toBe("BYPASS");
    const plain = await ask(front, "/about", { cookie: "a=1" });
    expect([plain.headers["x-cache-status"], plain.body === own.body]).toEqual(["HIT", false]);
  });

  test("one copy for each encoding, whatever the other cookies", async () => {
    const encodingOf = async (accepted: string, cookie: string) =>
      (await ask(front, "/about", { "accept-encoding": accepted, cookie })).headers["content-encoding"];
    const got = [];
    for (const cookie of ["a=1", "a=2"])
      for (const accepted of ["gzip, deflate, br", "gzip", "br;q=0, gzip", "identity"])
        got.push(await encodingOf(accepted, cookie));
    expect(got).toEqual(["br", "gzip", "gzip", undefined, "br", "gzip", "gzip", undefined]);
    expect(await cacheOf("/about", { "accept-encoding": "gzip, br", cookie: "a=3" })).toEqual([200, "HIT"]);
  });

  test("a form bypasses it: it is rendered each time, and a submission is accepted", async () => {
    const shown = await ask(front, "/forms/question");
    expect(shown.headers["x-cache-status"]).toBe("MISS");
    expect(await cacheOf("/forms/question")).toEqual([200, "MISS"]);
    const hidden = hiddenFields(shown.body);
    const fields = { ...hidden, ...filled.question, at: String(Number(hidden["at"]) - 60_000) };
    const sent = await ask(
      front,
      "/forms/question",
      { "content-type": "application/x-www-form-urlencoded", origin: front.origin },
      new URLSearchParams(fields).toString(),
    );
    expect([sent.status, sent.body.includes("form-result")]).toEqual([200, true]);
  });

  test("the metrics are not public", async () => {
    expect((await ask(front, "/metrics")).status).toBe(404);
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(200);
  });

  test("cached pages are served while the server is down", async () => {
    await ask(front, "/about");
    await server.stop();
    isStopped = true;
    expect((await ask(front, "/about")).status).toBe(200);
    expect((await ask(front, "/forms/question")).status).toBe(502);
  });
});
