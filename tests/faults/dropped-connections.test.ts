import { afterEach, expect, test } from "vitest";
import { createPostgresDatabase } from "../support/engines.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { questionInFlight } from "../support/question-in-flight.ts";
import { inRounds, roundsTimeout } from "../support/rounds.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { startTcpProxy, type TcpProxy } from "../support/tcp-proxy.ts";
import { expectDraftKept, expectPages, readiness, referenceIn, sendQuestion } from "../support/visitors.ts";

let proxy: TcpProxy;
let mail: MailServer;
let server: RunningServer;
afterEach(async () => {
  if (server.process.exitCode === null) await server.stop();
  proxy.stop();
  await mail.close();
});

test(
  "when packets to the database are dropped, pages are served, it is reported and used again once it answers; a stop does not wait for it",
  roundsTimeout(30_000),
  async () => {
    const databaseUrl = await createPostgresDatabase();
    proxy = await startTcpProxy(new URL(databaseUrl));
    mail = await startMailServer();
    server = await startServer({
      DATABASE_URL: proxy.url,
      CONTENT_DIR: writeSamplePack(),
      SMTP_URL: mail.url,
      TRUST_PROXY: "127.0.0.1",
      LOG_LEVEL: "error",
    });
    await inRounds(async (round) => {
      const { answer, terminate, release } = await questionInFlight(server, databaseUrl);
      proxy.drop();
      const [lost, ready] = await Promise.all([sendQuestion(server), readiness(server), expectPages(server)]);
      // The query in progress gets no error; only its own timeout ends it.
      for (const unkept of [await answer, lost]) expectDraftKept(unkept);
      await terminate();
      await release();
      expect(ready).toMatchObject({ status: 503, body: { database: "away", mail: "failing" } });
      // Old connections stay dead, as after a failover; only new ones work.
      proxy.pass();
      await expect.poll(async () => referenceIn(await sendQuestion(server)), { timeout: 60_000 }).toBeDefined();
      await expect.poll(() => mail.letters.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(round);
      await expect.poll(async () => (await readiness(server)).status, { timeout: 60_000 }).toBe(200);
    });
    proxy.drop();
    expect(await server.stop()).toBe(0);
  },
);
