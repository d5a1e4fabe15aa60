import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";
import { sharedServer } from "../support/shared-server.ts";

const on = sharedServer("plain");
let off: RunningServer;
beforeAll(async () => {
  off = await startServer({ OFFLINE: "off" });
});
afterAll(() => off.stop());

const ARTICLE = "/lifestyle/potassium-in-food";

test("browsers revalidate the worker each time, and its scope is every page", async () => {
  const { status, headers } = await fetch(`${on.origin}/sw.js`);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(headers.get("Cache-Control")).toBe("no-cache");
  expect(headers.get("Service-Worker-Allowed")).toBe("/");
  const page = await fetch(on.origin + ARTICLE);
  expect(page.headers.get("Content-Security-Policy")).toContain("worker-src 'self'; ");
  expect(await page.text()).toContain("data-save");
});

test("switched off, the worker's script unregisters it, and no page offers to save anything", async () => {
  const script = await (await fetch(`${off.origin}/sw.js`)).text();
  expect(script).toContain("unregister()");
  expect(script).not.toContain("respondWith");
  const html = await (await fetch(off.origin + ARTICLE)).text();
  expect(html).toContain('<meta name="offline" content="off"/>');
  expect(html).not.toContain("data-save");
  expect(await (await fetch(`${off.origin}/saved`)).text()).not.toContain("data-saved-list");
});

test("only a browser without scripts is told that it has none", async () => {
  const html = await (await fetch(`${on.origin}/saved`)).text();
  expect(html).toMatch(/<noscript><p>[^<]*выключены/);
  expect(html.replace(/<noscript>.*?<\/noscript>/g, "")).not.toContain("выключены скрипты");
});

test.each(["/manifest.webmanifest", "/manifest-en.webmanifest"])(
  "%s makes the site installable as an app",
  async (path) => {
    const manifest = await (await fetch(on.origin + path)).json();
    expect(manifest).toMatchObject({ scope: "/", display: "minimal-ui", theme_color: expect.any(String) });
    expect((await fetch(on.origin + manifest.start_url)).status).toBe(200);
    for (const { src } of manifest.icons) expect((await fetch(on.origin + src)).status).toBe(200);
  },
);
