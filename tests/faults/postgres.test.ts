import { Client } from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type PrivateDatabase, startPostgres } from "../../scripts/postgres.ts";
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

const others: Client[] = [];
afterEach(async () => {
  await Promise.all(others.splice(0).map((client) => client.end().catch(() => {})));
});

async function connect() {
  const client = new Client({ connectionString: postgres.url });
  client.on("error", () => {});
  others.push(client);
  await client.connect();
  return client;
}

/** A visitor's question whose connection is in the middle of a query. */
async function questionInFlight() {
  const holder = await connect();
  await holder.query("begin; lock table submission in exclusive mode");
  const answer = sendQuestion(server);
  const asker = await connect();
  const waiting = "from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect
    .poll(async () => (await asker.query(`select 1 ${waiting}`)).rowCount, { timeout: 60_000, interval: 20 })
    .toBe(1);
  return { answer, terminate: () => asker.query(`select pg_terminate_backend(pid) ${waiting}`), holder };
}

test("a connection that is terminated in use fails one form, and ends nothing", roundsTimeout(5000), async () => {
  const readers = keepReading(server);
  await inRounds(async () => {
    const { answer, terminate, holder } = await questionInFlight();
    await terminate();
    expectDraftKept(await answer);
    await holder.query("rollback");
    expect(referenceIn(await sendQuestion(server))).toBeDefined();
  });
  expect(await readers.stop()).toEqual([200]);
  expect(server.process.exitCode).toBeNull();
});

test(
  "while PostgreSQL is away pages go on and forms fail clearly; the first form after is taken",
  roundsTimeout(8000),
  async () => {
    const readers = keepReading(server);
    await inRounds(async () => {
      const { answer } = await questionInFlight();
      postgres.halt();
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
