import type { Block } from "#contract/blocks/block.ts";
import type { Care } from "#contract/blocks/care.ts";
import { plainText } from "#contract/plain-text.ts";

export type Step = { anchor: string; title: string; level: Care["data"]["level"]; phone?: string };

/**
 * The steps of help that a text explains: each heading followed by a care card, in the text's order, most urgent first.
 */
export function ladderOf(blocks: Block[]): Step[] {
  return blocks.flatMap((block, n) => {
    const next = blocks[n + 1];
    if (block.type !== "header" || next?.type !== "care") return [];
    const { level, phone } = next.data;
    return [{ anchor: block.data.anchor ?? "", title: plainText(block.data.text), level, ...(phone && { phone }) }];
  });
}
