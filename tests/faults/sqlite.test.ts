import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test } from "vitest";
import { inRounds, roundsTimeout } from "../support/rounds.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { expectDraftKept, expectPages, readiness, referenceIn, sendQuestion } from "../support/visitors.ts";

let server: RunningServer | undefined;
afterEach(() => server?.stop());

test(
  "while another program holds the write lock pages are served; the form waits for it and is accepted",
  roundsTimeout(10_000),
  async () => {
    const running = (server = await startServer({ LOG_LEVEL: "error", TRUST_PROXY: "127.0.0.1" }));
    const foreign = new DatabaseSync(join(running.dataDir, "renaria.sqlite"));
    await inRounds(async () => {
      foreign.exec("begin immediate");
      let isAnswered = false;
      const answer = sendQuestion(running).finally(() => (isAnswered = true));
      await expectPages(running);
      expect(isAnswered).toBe(false);
      foreign.exec("rollback");
      expect(referenceIn(await answer)).toBeDefined();
    });
    // Longer than a visitor waits: a clear failure.
    foreign.exec("begin immediate");
    expectDraftKept(await sendQuestion(running));
    expect(await readiness(running)).toMatchObject({ body: { database: "ok" } });
    foreign.exec("rollback");
    foreign.close();
    expect(referenceIn(await sendQuestion(running))).toBeDefined();
  },
);
