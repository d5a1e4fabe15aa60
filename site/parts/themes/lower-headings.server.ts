import type { Block } from "#contract/blocks/block.ts";

/** Lowers the headings of a text inside a page by one level, below the text's own title. */
export function lowerHeadings(blocks: Block[]): Block[] {
  return blocks.map((block) => {
    if (block.type !== "header") return block;
    return { type: "header", data: { ...block.data, level: Math.min(6, Math.max(2, block.data.level) + 1) } };
  });
}
