import { afterAll, beforeAll, expect, test } from "vitest";
import { type PrivateDatabase, startPostgres } from "../../scripts/postgres.ts";
import { questionInFlight } from "../support/question-in-flight.ts";
import { inRounds, roundsTimeout } from "../support/rounds.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import {
  expectDraftKept,
  expectPages,
  keepReading,
  readiness,
  referenceIn,
  sendQuestion,
} from "../support/visitors.ts";

let postgres: PrivateDatabase;
let server: RunningServer;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startServer({
    DATABASE_URL: postgres.url,
    CONTENT_DIR: writeSamplePack(),
    TRUST_PROXY: "127.0.0.1",
    LOG_LEVEL: "error",
  });
});
afterAll(async () => {
  await server?.stop();
  postgres?.stop();
});

test("a connection terminated in use fails one form, and stops nothing", roundsTimeout(5000), async () => {
  const readers = keepReading(server);
  await inRounds(async () => {
    const { answer, terminate, release } = await questionInFlight(server, postgres.url);
    await terminate();
    expectDraftKept(await answer);
    await release();
    expect(referenceIn(await sendQuestion(server))).toBeDefined();
  });
  expect(await readers.stop()).toEqual([200]);
  expect(server.process.exitCode).toBeNull();
});

test(
  "while PostgreSQL is down pages are served and forms fail clearly; the first form afterwards is accepted",
  roundsTimeout(8000),
  async () => {
    const readers = keepReading(server);
    await inRounds(async () => {
      const { answer, release } = await questionInFlight(server, postgres.url);
      postgres.halt();
      await release();
      expectDraftKept(await answer);
      expectDraftKept(await sendQuestion(server));
      expect(await readiness(server)).toMatchObject({ status: 503, body: { status: "not ready", database: "away" } });
      await expectPages(server);
      postgres.resume();
      expect(referenceIn(await sendQuestion(server))).toBeDefined();
      expect((await readiness(server)).status).toBe(200);
    });
    expect(await readers.stop()).toEqual([200]);
    expect(server.process.exitCode).toBeNull();
  },
);
