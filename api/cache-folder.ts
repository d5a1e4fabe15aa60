import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Files that make the next start faster. Only a cache: what is missing, damaged or made by other code is made again from
 * the database.
 */
export type CacheFolder = {
  /** To be closed by the caller; undefined if there is no such file. */
  open(name: string): Promise<FileHandle | undefined>;
  /** One file after the other. A file that cannot be written is reported and does no harm. */
  write(name: string, fill: (handle: FileHandle) => Promise<void>): Promise<void>;
  remove(name: string): Promise<void>;
  /** When everything is written. */
  settle(): Promise<void>;
  report(error: unknown): void;
};

const OLD_MS = 3_600_000;

export function createCacheFolder(dir: string, report: (error: unknown) => void): CacheFolder {
  let writing = Promise.resolve();

  /** Written beside the file and renamed: processes that share the folder do not read half of it. */
  async function writeSafely(name: string, fill: (handle: FileHandle) => Promise<void>): Promise<void> {
    const draft = join(dir, `${name}.${process.pid}`);
    try {
      await mkdir(dir, { recursive: true });
      await removeOldDrafts(dir);
      const handle = await open(draft, "w");
      await fill(handle).finally(() => handle.close());
      await rename(draft, join(dir, name));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      report(error);
    }
  }

  return {
    async open(name) {
      try {
        return await open(join(dir, name));
      } catch (error) {
        if (!isMissing(error)) report(error);
        return undefined;
      }
    },
    write: (name, fill) => (writing = writing.then(() => writeSafely(name, fill))),
    remove: (name) => rm(join(dir, name), { force: true }).catch(report),
    settle: () => writing,
    report,
  };
}

/** Fills the bytes from a position of the file on. */
export async function fillFrom(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesRead } = await handle.read(bytes, at, bytes.length - at, position + at);
    if (bytesRead === 0) throw new Error("a file of the cache is cut off");
    at += bytesRead;
  }
}

const known = new Map<string, string>();

/** Changes with the code that makes a file: what other code has made is not used. */
export function codeHash(files: string): string {
  const before = known.get(files);
  if (before) return before;
  const root = join(import.meta.dirname, "..");
  const hash = createHash("sha256");
  for (const file of globSync(files, { cwd: root }).toSorted())
    hash.update(file).update(readFileSync(join(root, file)));
  const made = hash.digest("hex");
  known.set(files, made);
  return made;
}

/** Of processes that ended while they wrote. */
async function removeOldDrafts(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!/\.\d+$/.test(name)) continue;
    const file = join(dir, name);
    if ((await stat(file)).mtimeMs < Date.now() - OLD_MS) await rm(file, { force: true });
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
