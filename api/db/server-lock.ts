import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * One server a data folder. The lock is SQLite's own on an otherwise empty file, so it is released with the process
 * however that ends, and tools that open the real database beside a running server do not need it.
 */
export function holdServerLock(dataDir: string): { release(): void } | undefined {
  mkdirSync(dataDir, { recursive: true });
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
