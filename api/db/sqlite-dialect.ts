import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { retryWhileBusy } from "./retry-while-busy.ts";

type Embedded = SqliteDatabase & { isTransaction(): boolean };

/** Kysely on Node's own SQLite. */
export class EmbeddedDialect extends SqliteDialect {
  readonly #database: Embedded;

  constructor(file: string) {
    const database = open(file);
    super({ database });
    this.#database = database;
  }

  override createDriver() {
    return new EmbeddedDriver(this.#database);
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

class EmbeddedDriver extends SqliteDriver {
  readonly #database: Embedded;

  constructor(database: Embedded) {
    super({ database });
    this.#database = database;
  }

  /** If another program holds the lock, we wait between turns of the event loop, so that pages are served meanwhile. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query, options) => retryWhileBusy(() => connection.executeQuery(query, options)),
      streamQuery: (query, size, options) => connection.streamQuery(query, size, options),
    };
  }

  /** All our transactions write, so each takes the write lock at the beginning instead of failing half-way. */
  override async beginTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction()) await super.rollbackTransaction(connection);
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /**
   * A full disk or a broken file ends the transaction by itself. Report the error that broke it, not the failed
   * rollback.
   */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction()) await super.rollbackTransaction(connection).catch(() => {});
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

function open(file: string): Embedded {
  const database = new DatabaseSync(file);
  database.exec(
    // Opening may block: nobody is served yet. Later, nothing blocks within a turn of the event loop.
    "pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; " +
      // Deleted data is overwritten.
      "pragma secure_delete = on; pragma busy_timeout = 0",
  );
  return {
    close: () => database.close(),
    isTransaction: () => database.isTransaction,
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bind(parameters)),
        run: (parameters) => statement.run(...bind(parameters)),
        iterate: (parameters) => statement.iterate(...bind(parameters)),
      };
    },
  };
}

function bind(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
