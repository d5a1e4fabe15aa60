import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { SQLITE_FILE } from "#api/db/database.ts";

const OTHERS = 0o077;
const STICKY = 0o1000;

/**
 * Only this user may read patients' data: the files that this process creates from now on, and the existing files of
 * the data folder. SQLite gives its journal the permissions of the database.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(OTHERS);
  const files = [SQLITE_FILE, `${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`, "secret"].map((name) => join(dataDir, name));
  for (const path of [dataDir, ...files]) closeToOthers(path);
}

function closeToOthers(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & OTHERS) === 0) return;
  // A folder shared by all users, such as /tmp, is left as it is; another user's file cannot be changed.
  if (found.mode & STICKY || found.uid !== process.getuid?.()) return;
  chmodSync(path, found.mode & ~OTHERS & 0o777);
}
