import { Client } from "pg";
import { expect } from "vitest";
import { type Ask, sendQuestion } from "./visitors.ts";

/** A visitor's question in the middle of a PostgreSQL query: another program holds a lock on the table. */
export async function questionInFlight(server: Ask, databaseUrl: string) {
  const [holder, asker] = await Promise.all([connect(databaseUrl), connect(databaseUrl)]);
  await holder.query("begin; lock table submission in exclusive mode");
  const answer = sendQuestion(server);
  const waiting = "from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect
    .poll(async () => (await asker.query(`select 1 ${waiting}`)).rowCount, { timeout: 60_000, interval: 20 })
    .toBe(1);
  return {
    answer,
    /** Closes the connection of the question. */
    terminate: async () => void (await asker.query(`select pg_terminate_backend(pid) ${waiting}`)),
    /** Releases the lock. */
    release: () => Promise.all([holder, asker].map((client) => client.end().catch(() => {}))),
  };
}

async function connect(connectionString: string) {
  const client = new Client({ connectionString });
  // A test may have stopped the server.
  client.on("error", () => {});
  await client.connect();
  return client;
}
