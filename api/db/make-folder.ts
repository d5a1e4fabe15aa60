import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** As `mkdir -p`. Node's own `recursive` never ends below /proc, where a folder cannot be made. */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
