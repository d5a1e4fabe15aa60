import { join } from "node:path";
import { Kysely, type LogEvent, sql } from "kysely";
import { makeFolder } from "./make-folder.ts";
import { createPool, ReconnectingPostgresDialect, TOOL_MS } from "./postgres.ts";
import type { Db, Tables, Tx } from "./schema.ts";
import { EmbeddedDialect } from "./sqlite-dialect.ts";

/** The embedded database in the data folder. */
export const SQLITE_FILE = "renaria.sqlite";

export type Database = {
  db: Db;
  engine: "sqlite" | "postgresql";
  /** Held until the transaction ends; others that take the same name wait, in this process or another. */
  lock(tx: Tx, name: string): Promise<void>;
  /**
   * Overwrites deleted data, also in the journal. `isThorough` rewrites the whole file: that takes time in proportion
   * to its size and makes writers wait.
   */
  forget(options?: { isThorough?: boolean }): Promise<void>;
  /** Writes without fsync: they may be lost in a power cut, but not when the process dies. */
  withoutFsync<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** How many queries have failed since the database was opened. */
  errors(): number;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Timeout of one PostgreSQL query. */
  queryMs?: number;
  onError?: (error: Error) => void;
};

export function openDatabase({ dataDir, databaseUrl, queryMs = TOOL_MS, onError }: DatabaseOptions): Database {
  if (databaseUrl) return openPostgres(databaseUrl, queryMs, onError ?? (() => {}));
  makeFolder(dataDir);
  const { log, errors } = countErrors();
  const db = new Kysely<Tables>({
    dialect: new EmbeddedDialect(join(dataDir, SQLITE_FILE)),
    log,
  });
  // "begin immediate" has already taken the only write lock.
  return {
    db,
    engine: "sqlite",
    lock: async () => {},
    async forget({ isThorough = false } = {}) {
      if (isThorough) await sql`vacuum`.execute(db);
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    // On a separate connection, so that no other write skips fsync meanwhile.
    withoutFsync: (work) =>
      db.connection().execute(async (alone) => {
        await sql`pragma synchronous = normal`.execute(alone);
        return work(alone).finally(() => sql`pragma synchronous = full`.execute(alone));
      }),
    errors,
    close: () => db.destroy(),
  };
}

function openPostgres(connectionString: string, queryMs: number, onError: (error: Error) => void): Database {
  const { log, errors } = countErrors();
  const dialect = new ReconnectingPostgresDialect(createPool(connectionString, queryMs, onError));
  const db = new Kysely<Tables>({ dialect, log });
  return {
    db,
    engine: "postgresql",
    lock: async (tx, name) => void (await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)),
    // Autovacuum would run later; this runs it now. It may take longer than the timeout of a visitor's query.
    async forget() {
      const alone = createPool(connectionString, TOOL_MS, onError);
      await alone.query("vacuum submission, upload, outbox, review").finally(() => alone.end());
    },
    withoutFsync: (work) => work(db),
    errors,
    close: () => db.destroy(),
  };
}

function countErrors() {
  let count = 0;
  return {
    log: ({ level }: LogEvent) => {
      if (level === "error") count++;
    },
    errors: () => count,
  };
}
