import { existsSync } from "node:fs";
import { join } from "node:path";
import { SQLITE_FILE } from "#api/db/database.ts";
import { type Config, ConfigError } from "./config.ts";

/** For tools that read submissions: with a wrong folder, an empty list would look as if nothing had been sent. */
export function refuseWrongPlace({ apiBaseUrl, databaseUrl, dataDir }: Config): void {
  refuseForeign({ apiBaseUrl });
  if (databaseUrl || existsSync(join(dataDir, SQLITE_FILE))) return;
  throw new ConfigError(`DATA_DIR: there is no database in ${dataDir}; give the folder that the server has`);
}

export function refuseForeign({ apiBaseUrl }: Pick<Config, "apiBaseUrl">): void {
  if (apiBaseUrl) throw new ConfigError("API_BASE_URL: what visitors send is kept where that API runs");
}
