import { PostgresDialect, PostgresDriver, type PostgresPool } from "kysely";
import { Pool, type PoolClient } from "pg";

/** Timeout of a query: ours take milliseconds, and visitors wait for some of them. */
export const SERVING_MS = 5000;
/** For long operations: a migration, a vacuum, a tool that waits for a lock. */
export const TOOL_MS = 10 * 60 * 1000;

const CONNECT_WITHIN_MS = 3000;
/** PostgreSQL gives up a little earlier than we do, so that the connection can still be used. */
const AHEAD_MS = 500;

/** A pool that survives a restart of its server: a broken connection fails only the query that used it. */
export function createPool(connectionString: string, queryMs: number, onError: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: queryMs,
    statement_timeout: queryMs - AHEAD_MS,
    // If a machine dies within a transaction, its locks must not be held for hours.
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // On the connection itself, idle or in use: an error event without a listener ends the process.
  pool.on("connect", (client) => client.on("error", onError));
  pool.on("error", () => {});
  return pool;
}

/** Kysely on a pool that closes dead connections. */
export class ReconnectingPostgresDialect extends PostgresDialect {
  readonly #pool: PostgresPool;

  constructor(pool: Pool) {
    const sturdy = withoutDead(pool);
    super({ pool: sturdy });
    this.#pool = sturdy;
  }

  override createDriver() {
    return new FirstErrorDriver({ pool: this.#pool });
  }
}

/** Report the error that broke the transaction, not the failed rollback on a broken connection. */
class FirstErrorDriver extends PostgresDriver {
  override async rollbackTransaction(connection: Parameters<PostgresDriver["rollbackTransaction"]>[0]) {
    // By then the driver has marked the connection for closing.
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/**
 * A query that times out means that the connection is dead: its packets are dropped without an error. It is closed,
 * together with all connections that were opened before that moment, because they are dead too.
 */
function withoutDead(pool: Pool): PostgresPool {
  let generation = 0;
  const openedIn = new WeakMap<PoolClient, number>();
  pool.on("connect", (client) => openedIn.set(client, generation));
  return {
    async connect() {
      for (;;) {
        const client = await pool.connect();
        if (openedIn.get(client) === generation) return givingUp(client, () => generation++);
        client.release(true);
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

type Connection = Awaited<ReturnType<PostgresPool["connect"]>>;

function givingUp(client: PoolClient, onDead: () => void): Connection {
  let isDead = false;
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (isDead) throw new Error("this connection does not answer any more");
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      isDead = error instanceof Error && error.message === "Query read timeout";
      if (isDead) onDead();
      throw error;
    }
  };
  return {
    // Without the overload for cursors, which needs an option that we do not set.
    query: query as unknown as Connection["query"],
    release: (isToBeClosed) => client.release(isToBeClosed || isDead),
  };
}
