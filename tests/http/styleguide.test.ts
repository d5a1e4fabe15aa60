import { globSync, readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
afterEach(() => server.stop());

const paths = ["/_/styleguide", "/en/_/styleguide", "/_/styleguide.data"];

test.each<Record<string, string>>([{}, { NODE_ENV: "production" }])(
  "a server started as in production has no style guide: %o",
  async (env) => {
    server = await startServer(env);
    for (const path of paths) expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 404]);
  },
);

test("under test it answers, and asks not to be found", async () => {
  server = await startServer({ NODE_ENV: "test" });
  for (const path of paths) expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 200]);
  const html = await (await fetch(`${server.origin}/_/styleguide`)).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/\sstyle="/);
  // Nothing of it is loaded with the pages that visitors see.
  const home = await (await fetch(server.origin)).text();
  const [own = ""] = globSync("build/client/assets/styleguide-*.js");
  expect(own).not.toBe("");
  expect(home).not.toContain(own.split("/").at(-1));
  expect(readFileSync(own, "utf8").length).toBeGreaterThan(1000);
});
