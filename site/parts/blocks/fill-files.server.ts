import type { Block } from "#contract/blocks/block.ts";
import { loadFiles } from "../records/load-files.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** Adds the files to a page's linking blocks with a single call. Missing files are left out. */
export async function fillFiles(site: SiteContext, blocks: Block[]): Promise<Block[]> {
  const ids = blocks.flatMap((block) => (block.type === "linking" ? block.data.items.map(({ id }) => id) : []));
  if (ids.length === 0) return blocks;
  const files = await loadFiles(site, ids);
  return blocks.map((block) => {
    if (block.type !== "linking") return block;
    const wanted = new Set(block.data.items.map(({ id }) => id));
    const items = files
      .filter(({ id }) => wanted.has(id))
      .map(({ id, title, ext, size, path, language }) => ({
        type: "5.1" as const,
        id,
        file: { title, ext, size, path, language },
      }));
    return { type: "linking", data: { items } };
  });
}
