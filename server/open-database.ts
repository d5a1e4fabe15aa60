import { sql } from "kysely";
import { type Database, openDatabase } from "#api/db/database.ts";
import { SERVING_MS } from "#api/db/postgres.ts";
import { migrate, NewerSchemaError } from "#api/db/migrate.ts";
import { type Config, ConfigError } from "./config.ts";
import { keepFilesPrivate } from "./private-files.ts";

type Where = Pick<Config, "dataDir" | "databaseUrl">;

type Hearing = {
  onError?: (error: unknown) => void;
  /** Called with migrations that only a newer release knows. */
  onNewer?: (line: string) => void;
};

/** For a server, whose visitors wait: migrated, and with a timeout for every query. */
export async function openForServing(where: Where, { onError, onNewer }: Hearing) {
  const database = await openMigrated(where, { onNewer });
  if (!where.databaseUrl) return database;
  // A migration may take longer than a visitor's query, so it gets its own connections.
  await database.close();
  return openDatabase({ dataDir: where.dataDir, databaseUrl: where.databaseUrl, queryMs: SERVING_MS, onError });
}

/** Opens the database and migrates it. */
async function openMigrated(where: Where, { onNewer }: Hearing = {}): Promise<Database> {
  keepFilesPrivate(where.dataDir);
  const database = openDatabase({ dataDir: where.dataDir, databaseUrl: where.databaseUrl });
  const newer = await connect(database)
    .then(() => migrate(database))
    .catch(async (error: unknown) => {
      await database.close();
      if (!(error instanceof NewerSchemaError)) throw error;
      throw new ConfigError(
        `the database was made by a newer release (${error.message}) and cannot be used by this one: start that release again, or restore the backup from before it (docs/operate.md)`,
      );
    });
  if (newer.length > 0) {
    onNewer?.(
      `the database was made by a newer release (${newer.join(", ")}); this one works on it: put the newer one back within one release (docs/operate.md)`,
    );
  }
  return database;
}

/** A server that is away, refuses us or has an untrusted certificate is reported as a wrong DATABASE_URL. */
async function connect({ db, engine }: Database): Promise<void> {
  if (engine !== "postgresql") return;
  await sql`select 1`.execute(db).catch((error: NodeJS.ErrnoException) => {
    const [why] = (error.code ?? error.message).split("\n");
    throw new ConfigError(`DATABASE_URL: the database does not answer (${why})`);
  });
}

/** For a tool: opened, used and closed. */
export async function withDatabase<Result>(
  where: Where,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openMigrated(where);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
