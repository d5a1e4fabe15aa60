import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { listDocuments, type MadeDocument } from "#publishing/documents/list-documents.ts";
import { describeFault } from "#publishing/fault.ts";
import { Refusal } from "#api/refusal.ts";
import { readTexts } from "#publishing/proofread/read-texts.ts";
import { readPack } from "#publishing/read-pack.ts";

export type { MadeDocument };

/** For scripts/make-documents.ts: what the pack's documents are made from. Their pictures are made into `mediaDir`. */
export async function readDocuments(pack: string, mediaDir: string): Promise<MadeDocument[]> {
  await holdPlaces(pack);
  const read = await readPack(pack, mediaDir);
  if ("faults" in read) throw new Refusal(read.faults.map(describeFault).join("\n"));
  const { documents, faults } = await listDocuments(pack, read.pack.records);
  if (faults.length > 0) throw new Refusal(faults.map(describeFault).join("\n"));
  return documents;
}

/** A record may name a PDF that is yet to be made: without the file the pack could not be read. */
async function holdPlaces(pack: string) {
  for (const { folder, front } of (await readTexts(resolve(pack))).files) {
    if (folder !== "files" || !front["article"]) continue;
    const file = join(pack, String(front["file"]));
    if (!existsSync(file)) writeFileSync(file, "");
  }
}
