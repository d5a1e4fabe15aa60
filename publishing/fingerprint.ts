import { createHash } from "node:crypto";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The state of the pack when it was last read, and the hash of the resulting records. */
export type PackMark = { fingerprint: string; hash: string };

const CODE = [import.meta.dirname, join(import.meta.dirname, "../contract")];

/** A hash of every file of the pack and of the code that reads it: if it is the same, so are the records. */
export async function fingerprintOf(pack: string): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of [pack, ...CODE]) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.toSorted())
      hash
        .update(file.slice(folder.length))
        .update("\0")
        .update(await readFile(file));
  }
  return hash.digest("hex");
}

// Stored beside the made pictures: if they are gone, the pack has to be read again, whatever the database contains.
const markFile = (mediaDir: string) => join(mediaDir, ".pack.json");

export async function readMark(mediaDir: string): Promise<PackMark | undefined> {
  try {
    return JSON.parse(await readFile(markFile(mediaDir), "utf8")) as PackMark;
  } catch {
    return undefined;
  }
}

export async function writeMark(mediaDir: string, mark: PackMark): Promise<void> {
  const unfinished = `${markFile(mediaDir)}.${process.pid}.tmp`;
  await writeFile(unfinished, JSON.stringify(mark));
  await rename(unfinished, markFile(mediaDir));
}
