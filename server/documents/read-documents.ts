import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describeFault } from "#publishing/fault.ts";
import { Refusal } from "#api/refusal.ts";
import { readTexts } from "#publishing/proofread/read-texts.ts";
import { readPack } from "#publishing/read-pack.ts";
import type { renderBlocks } from "#site/parts/blocks/render-blocks.server.tsx";
import { documentHtml } from "./document-html.ts";
import { listDocuments, type MadeDocument } from "./list-documents.ts";

export type Document = MadeDocument & { html: string };

/**
 * For scripts/make-documents.ts: the documents to print. `render` is the built site's; pictures are made into
 * `mediaDir`.
 */
export async function readDocuments(pack: string, mediaDir: string, render: typeof renderBlocks): Promise<Document[]> {
  await holdPlaces(pack);
  const read = await readPack(pack, mediaDir);
  if ("faults" in read) throw new Refusal(read.faults.map(describeFault).join("\n"));
  const { documents, faults } = await listDocuments(pack, read.pack.records);
  if (faults.length > 0) throw new Refusal(faults.map(describeFault).join("\n"));
  return documents.map((document) => ({ ...document, html: documentHtml(document.paper, render) }));
}

/** A record may name a PDF that does not exist yet: without a placeholder the pack could not be read. */
async function holdPlaces(pack: string) {
  for (const { folder, front } of (await readTexts(resolve(pack))).files) {
    if (folder !== "files" || !front["article"]) continue;
    const file = join(pack, String(front["file"]));
    if (!existsSync(file)) writeFileSync(file, "");
  }
}
