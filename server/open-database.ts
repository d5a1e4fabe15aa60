import { type Database, openDatabase } from "#api/db/database.ts";
import { migrate } from "#api/db/migrate.ts";
import { type Config, ConfigError } from "./config.ts";

type Where = Pick<Config, "dataDir" | "databaseUrl">;

/** Opens the database and brings it up to date. */
export async function openMigrated(where: Where, onError?: (error: unknown) => void): Promise<Database> {
  const database = openDatabase({ dataDir: where.dataDir, databaseUrl: where.databaseUrl, onError });
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
