import { statfsSync } from "node:fs";

const FULL = "the disk is full";
const READ_ONLY = "the disk is read-only";
const NOT_OURS = "this user may not write there";
const NO_FOLDER = "it is not a folder and cannot be made one";

const byCode: Record<string, string> = {
  ENOSPC: FULL,
  EDQUOT: "this user's share of the disk is used up",
  EROFS: READ_ONLY,
  EACCES: NOT_OURS,
  EPERM: NOT_OURS,
  EEXIST: NO_FOLDER,
  ENOTDIR: NO_FOLDER,
  ENOENT: NO_FOLDER,
  EFBIG: "files may not grow that large",
  EIO: "the disk fails",
};

/** SQLite's result codes; the higher bytes give details. */
const bySqlite: Record<number, string> = {
  8: "the database cannot be written",
  10: "the disk does not take what is written",
  11: "the database is damaged, restore a backup",
  13: FULL,
  14: "the database cannot be opened or written",
  26: "the database is damaged, restore a backup",
};

/** A fault of DATA_DIR that the operator can fix, in a few words; undefined for other faults. */
export function describeDiskFault(error: unknown, dataDir: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, path, errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  if (code === "ERR_SQLITE_ERROR" && errcode !== undefined) {
    const said = bySqlite[errcode & 0xff];
    return said && (isFull(dataDir) ? FULL : `${said} (${error.message})`);
  }
  // A file elsewhere is another problem; a folder above this one is not.
  if (path && !path.startsWith(dataDir) && !dataDir.startsWith(path)) return undefined;
  return byCode[code ?? ""];
}

function isFull(folder: string): boolean {
  try {
    return statfsSync(folder).bavail === 0;
  } catch {
    return false;
  }
}
