import { type Database, openDatabase } from "#api/db/database.ts";
import { migrate, NewerSchemaError } from "#api/db/migrate.ts";
import { type Config, ConfigError } from "./config.ts";

type Where = Pick<Config, "dataDir" | "databaseUrl">;

/** Opens the database and brings it up to date; `onNewer` is told of migrations that only a newer release knows. */
export async function openMigrated(
  where: Where,
  onError?: (error: unknown) => void,
  onNewer?: (line: string) => void,
): Promise<Database> {
  const database = openDatabase({ dataDir: where.dataDir, databaseUrl: where.databaseUrl, onError });
  const newer = await migrate(database).catch(async (error: NodeJS.ErrnoException) => {
    await database.close();
    if (error instanceof NewerSchemaError) {
      throw new ConfigError(
        `the database was made by a newer release (${error.message}) and cannot be used by this one: start that release again, or restore the backup from before it (docs/operate.md)`,
      );
    }
    // A server that is not there or refuses us is a matter of its address; anything else is ours.
    if (!where.databaseUrl || !/^(E[A-Z]+|28...|3D000)$/.test(error.code ?? "")) throw error;
    throw new ConfigError(`DATABASE_URL: the database does not answer (${error.code})`);
  });
  if (newer.length > 0) {
    onNewer?.(
      `the database was made by a newer release (${newer.join(", ")}); this one works on it: put the newer one back within one release (docs/operate.md)`,
    );
  }
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
