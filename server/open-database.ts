import { type Database, openDatabase } from "#api/db/database.ts";
import { SERVING_MS } from "#api/db/postgres.ts";
import { migrate } from "#api/db/migrate.ts";
import { type Config, ConfigError } from "./config.ts";
import { keepFilesPrivate } from "./private-files.ts";

type Where = Pick<Config, "dataDir" | "databaseUrl">;

/** For a server, whose visitors wait: up to date, and with a deadline for every query. */
export async function openForServing({ dataDir, databaseUrl }: Where, onError: (error: unknown) => void) {
  const database = await openMigrated({ dataDir, databaseUrl });
  if (!databaseUrl) return database;
  // A migration may take longer than any visitor would wait, so it has connections of its own.
  await database.close();
  return openDatabase({ dataDir, databaseUrl, queryMs: SERVING_MS, onError });
}

/** Opens the database and brings it up to date. */
async function openMigrated(where: Where): Promise<Database> {
  keepFilesPrivate(where.dataDir);
  const database = openDatabase({ dataDir: where.dataDir, databaseUrl: where.databaseUrl });
  await migrate(database).catch(async (error: NodeJS.ErrnoException) => {
    await database.close();
    // A server that is not there or refuses us is a matter of its address; anything else is ours.
    if (!where.databaseUrl || !/^(E[A-Z]+|28...|3D000)$/.test(error.code ?? "")) throw error;
    throw new ConfigError(`DATABASE_URL: the database does not answer (${error.code})`);
  });
  return database;
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
