import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer | undefined;
afterEach(() => server?.stop());

// So many at once that the answers exceed the buffers of the connection.
const REQUESTS = 100;
const ASKED = "GET /information/reference-tables HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(REQUESTS);
const READERS = 10;

test("clients that do not read their answers are disconnected within a minute", { timeout: 180_000 }, async () => {
  const { origin } = (server = await startServer());
  const readers = Array.from({ length: READERS }, () => connect(Number(new URL(origin).port), "localhost"));
  for (const reader of readers) reader.on("error", () => {}).write(ASKED);
  for (const reader of readers) reader.pause();
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  // From outside, only reading on shows what the server has closed: the answers end too early.
  await setTimeout(70_000);
  const lengths = await Promise.all(readers.map(lengthOf));
  const whole = Buffer.byteLength(await (await fetch(`${origin}/information/reference-tables`)).text());
  expect(lengths.filter((length) => length >= REQUESTS * whole)).toEqual([]);
});

async function lengthOf(reader: ReturnType<typeof connect>): Promise<number> {
  let length = 0;
  reader.on("data", (chunk: Buffer) => (length += chunk.length)).resume();
  await once(reader, "close");
  return length;
}
