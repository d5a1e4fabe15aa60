import type { Block } from "#contract/blocks/block.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { fillFiles } from "./fill-files.server.ts";

/** Prepares a page's blocks for its views: adds files, and makes links to our own host relative. */
export async function readyBlocks(site: SiteContext, blocks: Block[]): Promise<Block[]> {
  const { publicOrigin } = site;
  const filled = await fillFiles(site, blocks);
  return filled.map((block) => {
    if (block.type !== "button") return block;
    return { ...block, data: { ...block.data, url: withoutOrigin(block.data.url, publicOrigin) } };
  });
}

function withoutOrigin(url: string, origin: string): string {
  if (URL.parse(url)?.origin !== origin) return url;
  return url.slice(origin.length) || "/";
}
