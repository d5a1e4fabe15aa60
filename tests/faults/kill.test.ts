import { afterEach, describe, expect, test } from "vitest";
import { createPostgresDatabase } from "../support/engines.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { inRounds, roundsTimeout } from "../support/rounds.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { prepareDataDir, type RunningServer, runNode, startServer } from "../support/server.ts";
import { referenceIn, sendQuestion } from "../support/visitors.ts";

const VISITORS = 6;

let mail: MailServer;
let server: RunningServer | undefined;
afterEach(async () => {
  if (server?.process.exitCode === null && server.process.signalCode === null) await server.stop();
  await mail.close();
});

/** Several clients post questions in parallel until the server is gone; returns the references they were shown. */
async function postUntilGone(running: RunningServer, killAfter: number): Promise<string[]> {
  const kept: string[] = [];
  const gone = new Promise((resolve) => running.process.on("close", resolve));
  const posting = Array.from({ length: VISITORS }, async () => {
    for (;;) {
      const answer = await sendQuestion(running).catch(() => undefined);
      if (!answer) return;
      const reference = referenceIn(answer);
      if (reference) kept.push(reference);
      if (kept.length >= killAfter) running.process.kill("SIGKILL");
    }
  });
  await Promise.all(posting);
  await gone;
  return kept;
}

// On PostgreSQL the letters of a dead process wait for its lease of half a minute; tests/http/mail.test.ts covers that.
describe.each<[string, boolean, () => Promise<Record<string, string>>]>([
  ["SQLite", true, async () => ({ DATA_DIR: prepareDataDir() })],
  ["PostgreSQL", false, async () => ({ DATABASE_URL: await createPostgresDatabase(), CONTENT_DIR: writeSamplePack() })],
])("on %s", (_engine, hasLettersSoon, envOf) => {
  test("killed repeatedly under traffic, it loses nothing that it has confirmed", roundsTimeout(30_000), async () => {
    mail = await startMailServer();
    const env = { TRUST_PROXY: "127.0.0.1", LOG_LEVEL: "error", SMTP_URL: mail.url, ...(await envOf()) };
    const kept: string[] = [];
    await inRounds(async (round) => {
      server = await startServer(env);
      // At another moment each time: while writing, while sending.
      kept.push(...(await postUntilGone(server, 3 + round * 2)));
    });
    server = await startServer(env);
    // Each confirmed submission has a letter to staff, which names it.
    const told = () => kept.filter((reference) => mail.letters.some(({ text }) => text.includes(reference)));
    if (hasLettersSoon) await expect.poll(() => told().length, { timeout: 90_000 }).toBe(kept.length);
    const list = runNode(["server/inbox.ts", "list", "--json"], { ...env, DATA_DIR: server.dataDir });
    expect(await list.exit).toBe(0);
    for (const reference of kept) expect(list.output()).toContain(reference);
  });
});
