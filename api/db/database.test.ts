import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import type { Db } from "./schema.ts";

const FULL = 2;
const NORMAL = 1;

test("SQLite commits with fsync, except inside withoutFsync, and again afterwards", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "renaria-sqlite-"));
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  const care = async (db: Db) =>
    (await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows[0]?.synchronous;
  expect(await care(database.db)).toBe(FULL);
  // Other queries get the connection afterwards.
  const [light, other] = await Promise.all([database.withoutFsync(care), care(database.db)]);
  expect([light, other]).toEqual([NORMAL, FULL]);
  const failing = database.withoutFsync(async () => {
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await care(database.db)).toBe(FULL);
  await database.close();
});
