import type { Block } from "#contract/blocks/block.ts";

/** A text within a page: its headings stand one step below its own title. */
export function lowerHeadings(blocks: Block[]): Block[] {
  return blocks.map((block) => {
    if (block.type !== "header") return block;
    return { type: "header", data: { ...block.data, level: Math.min(6, Math.max(2, block.data.level) + 1) } };
  });
}
