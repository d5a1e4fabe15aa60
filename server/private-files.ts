import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { SQLITE_FILE } from "#api/db/database.ts";

const OTHERS = 0o077;
const STICKY = 0o1000;

/**
 * Only this user may read patients' data: the files that this process makes from now on, and the data folder
 * with its older files. SQLite gives its journal the database's own rights.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(OTHERS);
  const files = [SQLITE_FILE, `${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`, "secret"].map((name) => join(dataDir, name));
  for (const path of [dataDir, ...files]) closeToOthers(path);
}

function closeToOthers(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & OTHERS) === 0) return;
  // A folder that all users share, such as /tmp, is not ours to close; another's file we may not.
  if (found.mode & STICKY || found.uid !== process.getuid?.()) return;
  chmodSync(path, found.mode & ~OTHERS & 0o777);
}
