import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { inRounds, roundsTimeout } from "../support/rounds.ts";
import { prepareDataDir, type RunningServer, startServer } from "../support/server.ts";
import { expectDraftKept, expectPages, readiness, referenceIn, sendQuestion } from "../support/visitors.ts";

let server: RunningServer | undefined;
afterEach(async () => {
  if (server?.process.exitCode === null) await server.stop();
});

/** Like a full disk: no file can grow. The log goes to a pipe, which is not a file. */
function letWrite({ process: { pid } }: RunningServer, isAllowed: boolean) {
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${isAllowed ? "unlimited" : 0}:unlimited`]);
}

test(
  "when the disk takes no writes, pages are served, the readiness check reports it and the first error is logged",
  roundsTimeout(10_000),
  async () => {
    const running = (server = await startServer({ TRUST_PROXY: "127.0.0.1", LOG_LEVEL: "error" }));
    await inRounds(async () => {
      letWrite(running, false);
      expectDraftKept(await sendQuestion(running));
      expect(await readiness(running)).toMatchObject({ status: 503, body: { database: "ok", writes: "failing" } });
      await expectPages(running);
      expect((await fetch(`${running.origin}/healthz`)).status).toBe(200);
      letWrite(running, true);
      expect(referenceIn(await sendQuestion(running))).toBeDefined();
      expect(await readiness(running)).toMatchObject({ status: 200, body: { writes: "ok" } });
    });
    await running.stop();
    expect(running.output()).toContain("disk I/O error");
    expect(running.output()).not.toContain("cannot rollback");
  },
);

test("a disk that fills up before anybody posts is reported by the readiness check too", async () => {
  const running = (server = await startServer({ LOG_LEVEL: "error" }));
  letWrite(running, false);
  expect(await readiness(running)).toMatchObject({ status: 503, body: { writes: "failing" } });
  letWrite(running, true);
  expect((await readiness(running)).status).toBe(200);
});

test.each([
  ["first", () => mkdtempSync(join(tmpdir(), "renaria-full-"))],
  ["later", prepareDataDir],
])("a %s start on a full disk reports it in one line", async (_which, makeFolder) => {
  const DATA_DIR = makeFolder();
  const { status, stdout, stderr } = spawnSync(
    "sh",
    ["-c", 'ulimit -f 0 && exec "$0" server/main.ts', process.execPath],
    {
      env: { PATH: process.env["PATH"], PORT: String(await freePort()), DATA_DIR, LOG_LEVEL: "silent" },
      encoding: "utf8",
    },
  );
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(new RegExp(`^DATA_DIR: ${DATA_DIR}: [^\\n]+\\n$`));
});

test("patients' data is readable by the server's user only, even where it was open before", async () => {
  const DATA_DIR = prepareDataDir();
  chmodSync(DATA_DIR, 0o755);
  chmodSync(join(DATA_DIR, "renaria.sqlite"), 0o644);
  const running = (server = await startServer({ DATA_DIR, LOG_LEVEL: "error", TRUST_PROXY: "127.0.0.1" }));
  expect(referenceIn(await sendQuestion(running))).toBeDefined();
  const modes = ["", "renaria.sqlite", "renaria.sqlite-wal", "renaria.sqlite-shm", "secret"].map((name) =>
    (statSync(join(DATA_DIR, name)).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(["700", "600", "600", "600", "600"]);
});
