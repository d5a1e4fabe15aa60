import type { Block } from "#contract/blocks/block.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { fillFiles } from "./fill-files.server.ts";

/** The blocks of a page as its views want them: with the files in, and with our own address cut from what stays here. */
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
