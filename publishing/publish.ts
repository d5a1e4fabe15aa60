import { mkdir } from "node:fs/promises";
import type { ContentStore, Published } from "#api/db/content-store.ts";
import { Refusal } from "#api/refusal.ts";
import { describeFault, type Fault } from "./fault.ts";
import { fingerprintOf, readMark, writeMark } from "./fingerprint.ts";

export type PackFolders = { pack: string; mediaDir: string };

/**
 * The version as which the pack was published, if neither its files nor the code that reads them have changed since.
 */
export async function findPublished(store: ContentStore, folders: PackFolders): Promise<Published | undefined> {
  return publishedAs(store, await fingerprintOf(folders.pack), folders.mediaDir);
}

/** Step 2 of publishing: the pack becomes the shown version. A broken pack is refused as a whole. */
export async function publishPack(
  store: ContentStore,
  { pack, mediaDir, now }: PackFolders & { now: Date },
): Promise<Published> {
  const fingerprint = await fingerprintOf(pack);
  // Reading takes seconds; a start without changes should not.
  const known = await publishedAs(store, fingerprint, mediaDir);
  if (known) return known;
  // Imported only now: parsers and picture libraries take more memory than the rest of the server together.
  const { readPack } = await import("./read-pack.ts");
  const read = await readPack(pack, mediaDir);
  if ("faults" in read) throw new BrokenPack(read.faults);
  const published = await store.publish(read.pack.records, read.pack.hash, now);
  await mkdir(mediaDir, { recursive: true });
  await writeMark(mediaDir, { fingerprint, hash: read.pack.hash });
  return published;
}

async function publishedAs(store: ContentStore, fingerprint: string, mediaDir: string): Promise<Published | undefined> {
  const mark = await readMark(mediaDir);
  if (mark?.fingerprint !== fingerprint) return undefined;
  const newest = await store.newest();
  return newest?.packHash === mark.hash ? { version: newest.id, isNew: false } : undefined;
}

export class BrokenPack extends Refusal {
  constructor(faults: Fault[]) {
    super(faults.map(describeFault).join("\n"));
  }
}
