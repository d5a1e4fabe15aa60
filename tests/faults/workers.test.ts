import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { createPostgresDatabase } from "../support/engines.ts";
import { inRounds, roundsTimeout } from "../support/rounds.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { startTcpProxy, type TcpProxy } from "../support/tcp-proxy.ts";
import { keepReading } from "../support/visitors.ts";

let proxy: TcpProxy;
let server: RunningServer;
afterEach(async () => {
  if (server.process.exitCode === null) await server.stop();
  proxy.stop();
});

function workerIds(): number[] {
  const { pid } = server.process;
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
}

test(
  "a worker that cannot start is retried while another serves, and none of them exits",
  roundsTimeout(15_000),
  async () => {
    proxy = await startTcpProxy(new URL(await createPostgresDatabase()));
    server = await startServer({
      DATABASE_URL: proxy.url,
      CONTENT_DIR: writeSamplePack(),
      WORKERS: "2",
      LOG_LEVEL: "silent",
    });
    const failures = () => server.output().split("a process did not start").length - 1;
    const recoveries = () => server.output().split("the process has started, 2 serve").length - 1;
    await expect.poll(() => workerIds().length, { timeout: 60_000 }).toBe(2);
    await inRounds(async (round) => {
      proxy.cut();
      // The oldest is known to serve.
      const [oldest = 0, newest = 0] = workerIds();
      process.kill(newest, "SIGKILL");
      await expect.poll(failures, { timeout: 60_000 }).toBeGreaterThanOrEqual(round);
      const readers = keepReading(server);
      expect(server.process.exitCode).toBeNull();
      proxy.pass();
      // A process that is killed before it serves is retried with growing pauses.
      await expect.poll(recoveries, { timeout: 60_000 }).toBe(round);
      expect(workerIds()).toHaveLength(2);
      expect(workerIds()).toContain(oldest);
      expect(await readers.stop()).toEqual([200]);
    });
    expect(await server.stop()).toBe(0);
  },
);
