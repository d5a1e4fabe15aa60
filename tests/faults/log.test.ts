import { openSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { prepareDataDir, type RunningServer, runNode, startServer } from "../support/server.ts";
import { expectPages, referenceIn, sendQuestion } from "../support/visitors.ts";

let stop: (() => Promise<unknown>) | undefined;
afterEach(() => stop?.());

async function expectAllWell(server: Pick<RunningServer, "origin">) {
  await expectPages(server);
  for (const path of ["/healthz", "/readyz"])
    expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 200]);
  expect(referenceIn(await sendQuestion(server))).toBeDefined();
}

test("a full log disk stops nothing, not even the start", async () => {
  const port = String(await freePort());
  const env = { PORT: port, DATA_DIR: prepareDataDir() };
  const run = runNode(["server/main.ts"], env, undefined, openSync("/dev/full", "w"));
  stop = () => (run.process.kill("SIGTERM"), run.exit);
  const origin = `http://localhost:${port}`;
  const isUp = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok || run.process.exitCode,
      () => run.process.exitCode,
    );
  await expect.poll(isUp, { timeout: 60_000 }).not.toBeNull();
  await expectAllWell({ origin });
  run.process.kill("SIGTERM");
  expect(await run.exit).toBe(0);
});

test("a log whose reader has gone stops nothing", async () => {
  const server = await startServer();
  stop = server.stop;
  server.process.stdout?.destroy();
  await expectAllWell(server);
  await expectAllWell(server);
  stop = undefined;
  expect(await server.stop()).toBe(0);
});
