import { afterAll, beforeAll, expect, test } from "vitest";
import { searchAddress } from "../support/search-page.ts";
import { runNode, type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const load = async (path: string) => (await fetch(server.origin + path)).text();

test("a search without results is counted once, unless it may contain personal data", async () => {
  for (const query of ["зубопротезирование", "ivan@example.com", "8 900 000-00-00 зубр"])
    await load(searchAddress(query));
  await load("/search");
  const misses = async () => {
    const run = runNode(["server/content.ts", "misses"], { DATA_DIR: server.dataDir });
    await run.exit;
    return run.output();
  };
  await expect.poll(misses, { timeout: 30_000, interval: 500 }).toContain("зубопротезирование");
  const counted = await misses();
  expect(counted).not.toMatch(/ivan|900/);
  expect(server.output()).not.toMatch(/зубопротезирование|ivan/);
});
