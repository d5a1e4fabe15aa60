import type { Block } from "#contract/blocks/block.ts";
import { plainText } from "#contract/plain-text.ts";

export type Part = { anchor: string | undefined; title: string | null; blocks: Block[] };

/** Splits an article into sections at headings of this level or above, which may have anchors. */
export function splitByHeadings(blocks: Block[], level = 2): Part[] {
  const parts: Part[] = [{ anchor: undefined, title: null, blocks: [] }];
  for (const block of blocks) {
    if (block.type === "header" && block.data.level <= level) {
      parts.push({ anchor: block.data.anchor, title: plainText(block.data.text), blocks: [] });
    } else parts.at(-1)?.blocks.push(block);
  }
  return parts.filter((part) => part.title !== null || part.blocks.length > 0);
}
