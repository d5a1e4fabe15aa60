import { mkdir } from "node:fs/promises";
import type { ContentStore, Published } from "../db/content-store.ts";
import { Refusal } from "../refusal.ts";
import { describeFault, type Fault } from "./fault.ts";
import { fingerprintOf, readMark, writeMark } from "./fingerprint.ts";

export type PublishOptions = { pack: string; mediaDir: string; now: Date };

/** Step 2 of publishing: the pack becomes the shown version. A broken pack is refused whole. */
export async function publishPack(store: ContentStore, { pack, mediaDir, now }: PublishOptions): Promise<Published> {
  const fingerprint = await fingerprintOf(pack);
  const mark = await readMark(mediaDir);
  // Reading takes seconds; a start with nothing changed should not.
  if (mark?.fingerprint === fingerprint) {
    const newest = await store.newest();
    if (newest?.packHash === mark.hash) return { version: newest.id, isNew: false };
  }
  // Loaded only now: parsers and picture libraries weigh more than the rest of the server together.
  const { readPack } = await import("./read-pack.ts");
  const read = await readPack(pack, mediaDir);
  if ("faults" in read) throw new BrokenPack(read.faults);
  const published = await store.publish(read.pack.records, read.pack.hash, now);
  await mkdir(mediaDir, { recursive: true });
  await writeMark(mediaDir, { fingerprint, hash: read.pack.hash });
  return published;
}

export class BrokenPack extends Refusal {
  constructor(faults: Fault[]) {
    super(faults.map(describeFault).join("\n"));
  }
}
