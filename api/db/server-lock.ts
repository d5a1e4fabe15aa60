import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "./make-folder.ts";

/**
 * One server per data folder. It is a SQLite lock on an empty file, so it is released however the process ends. Tools
 * that open the real database beside a running server do not need it.
 */
export function holdServerLock(dataDir: string): { release(): void } | undefined {
  makeFolder(dataDir);
  const database = new DatabaseSync(join(dataDir, "server.lock"));
  try {
    database.exec("pragma busy_timeout = 0; begin exclusive");
  } catch (error) {
    database.close();
    if (error instanceof Error && /locked/.test(error.message)) return undefined;
    throw error;
  }
  return { release: () => database.close() };
}
