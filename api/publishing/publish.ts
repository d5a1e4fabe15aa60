import type { ContentStore, Published } from "../db/content-store.ts";
import { describeFault, type Fault } from "./fault.ts";
import { readPack } from "./read-pack.ts";

export type PublishOptions = { pack: string; mediaDir: string; now: Date };

/** Step 2 of publishing: the pack becomes the shown version. A broken pack is refused whole. */
export async function publishPack(store: ContentStore, { pack, mediaDir, now }: PublishOptions): Promise<Published> {
  const read = await readPack(pack, mediaDir);
  if ("faults" in read) throw new BrokenPack(read.faults);
  return store.publish(read.pack.records, read.pack.hash, now);
}

export class BrokenPack extends Error {
  constructor(faults: Fault[]) {
    super(faults.map(describeFault).join("\n"));
  }
}
