import { afterEach, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
afterEach(() => server.stop());

const paths = ["/_/styleguide", "/en/_/styleguide"];

test.each<Record<string, string>>([{}, { NODE_ENV: "production" }, { NODE_ENV: "development" }])(
  "a server started without asking for it has no style guide: %o",
  async (env) => {
    server = await startServer(env);
    for (const path of paths) expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 404]);
  },
);

test("where it is asked for it answers, and asks not to be found", async () => {
  server = await startServer({ STYLEGUIDE: "on" });
  for (const path of paths) expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 200]);
  const html = await (await fetch(`${server.origin}/_/styleguide`)).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/\sstyle="/);
});

test("when the error page itself fails, a fixed message and a way home are left", async () => {
  server = await startServer({ STYLEGUIDE: "on" });
  const response = await fetch(`${server.origin}/_/styleguide?fail=twice`);
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(html).toContain("An error occurred while showing this page");
  expect(html).toContain('<a href="/">');
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(server.output()).toContain("the error page fails, too");
  const once = await fetch(`${server.origin}/_/styleguide?fail=once`);
  expect(once.status).toBe(500);
  expect(await once.text()).toContain("<header");
});
