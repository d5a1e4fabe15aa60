import type { Block } from "#contract/blocks/block.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { fillFiles } from "./fill-files.server.ts";

/**
 * Prepares a page's blocks for its views: adds files, and makes links to our own host relative. Blocks without either
 * are returned as they are, so that what is made of them once serves every page.
 */
export async function readyBlocks(site: SiteContext, blocks: Block[]): Promise<Block[]> {
  const { publicOrigin } = site;
  const filled = await fillFiles(site, blocks);
  const isOurs = (url: string) => URL.parse(url)?.origin === publicOrigin;
  if (!filled.some((block) => block.type === "button" && isOurs(block.data.url))) return filled;
  return filled.map((block) => {
    if (block.type !== "button" || !isOurs(block.data.url)) return block;
    return { ...block, data: { ...block.data, url: block.data.url.slice(publicOrigin.length) || "/" } };
  });
}
