import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { type Database, openDatabase } from "#api/db/database.ts";

/** Both engines; each call opens a fresh, empty database. `env` lets another process open the same one. */
export const engines: { name: string; open(): Promise<{ database: Database; env: Record<string, string> }> }[] = [
  {
    name: "SQLite",
    async open() {
      const dataDir = mkdtempSync(join(tmpdir(), "renaria-sqlite-"));
      return { database: openDatabase({ dataDir, databaseUrl: undefined }), env: { DATA_DIR: dataDir } };
    },
  },
  {
    name: "PostgreSQL",
    async open() {
      const databaseUrl = await createPostgresDatabase();
      return { database: openDatabase({ dataDir: "", databaseUrl }), env: { DATABASE_URL: databaseUrl } };
    },
  },
];

export async function createPostgresDatabase(): Promise<string> {
  const server = process.env["DATABASE_URL_TEST"];
  if (!server) throw new Error("DATABASE_URL_TEST is not set: run the tests by npm test, which starts a PostgreSQL");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
