import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Client } from "pg";
import { Refusal } from "../refusal.ts";
import type { TableCounts } from "./sqlite-backup.ts";

/** Paths of PostgreSQL's own programs. */
export type PostgresPrograms = { dump: string; restore: string };

const SCHEMA = "public";
/** Prefix of the schema to which a restore moves the old data. */
const ASIDE = "replaced_";
const run = promisify(execFile);

/** A dump of the database at one moment, and its row counts at the same moment. */
export async function dumpPostgres(url: string, file: string, { dump }: PostgresPrograms): Promise<TableCounts> {
  return withClient(url, async (client) => {
    await client.query("begin isolation level repeatable read read only");
    const { rows } = await client.query<{ snapshot: string }>("select pg_export_snapshot() as snapshot");
    const counts = await countRows(client);
    const shared = [`--snapshot=${rows[0]?.snapshot}`, `--exclude-schema=${ASIDE}*`, "--no-owner", "--no-privileges"];
    await runWithPassword(dump, ["--format=custom", `--file=${file}`, ...shared], url);
    await client.query("commit");
    return counts;
  });
}

/** Whether the whole dump can be read. */
export async function checkDump(file: string, { restore }: PostgresPrograms): Promise<void> {
  await runWithPassword(restore, ["--file=/dev/null", file]);
}

/** Whether another client is connected: most likely a server. */
export function isPostgresInUse(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ others: string }>(
      "select count(*) as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()" +
        " and backend_type = 'client backend'",
    );
    return Number(rows[0]?.others) > 0;
  });
}

export function countPostgres(url: string): Promise<TableCounts> {
  return withClient(url, countRows);
}

/** All or nothing. The old data is moved to another schema, whose name is returned. */
export async function restorePostgres(
  url: string,
  file: string,
  expected: TableCounts,
  { restore }: PostgresPrograms,
): Promise<string | undefined> {
  const aside = `${ASIDE}${new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14)}`;
  const isEmpty = Object.keys(await countPostgres(url)).length === 0;
  if (!isEmpty) await execute(url, `alter schema ${SCHEMA} rename to ${aside}; create schema ${SCHEMA}`);
  try {
    const whole = ["--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges"];
    await runWithPassword(restore, [...whole, `--dbname=${withoutPassword(url)}`, file], url);
    const counts = await countPostgres(url);
    if (!isSame(counts, expected)) throw new Refusal("what was restored is not what the backup holds");
  } catch (error) {
    if (!isEmpty) {
      await execute(url, `drop schema ${SCHEMA} cascade; alter schema ${aside} rename to ${SCHEMA}`);
    }
    throw error;
  }
  return isEmpty ? undefined : aside;
}

export function isSame(one: TableCounts, other: TableCounts): boolean {
  const sorted = (counts: TableCounts) => JSON.stringify(Object.entries(counts).toSorted());
  return sorted(one) === sorted(other);
}

async function countRows(client: Client): Promise<TableCounts> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = $1 order by tablename",
    [SCHEMA],
  );
  const counts: TableCounts = {};
  for (const { name } of rows) {
    const counted = await client.query<{ count: string }>(`select count(*) from ${SCHEMA}.${name}`);
    counts[name] = Number(counted.rows[0]?.count);
  }
  return counts;
}

async function execute(url: string, statements: string): Promise<void> {
  await withClient(url, (client) => client.query(`begin; ${statements}; commit`));
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The password is passed in the environment: every user of the machine can read arguments. */
async function runWithPassword(program: string, args: string[], url?: string): Promise<void> {
  const password = url && decodeURIComponent(new URL(url).password);
  const database = url && !args.some((arg) => arg.startsWith("--dbname")) ? [`--dbname=${withoutPassword(url)}`] : [];
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  await run(program, [...args, ...database], { env }).catch((error: { stderr?: string; message: string }) => {
    throw new Refusal(`${program}: ${(error.stderr || error.message).trim()}`);
  });
}

function withoutPassword(url: string): string {
  return Object.assign(new URL(url), { password: "" }).href;
}
