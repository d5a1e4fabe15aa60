import type { Block } from "#contract/blocks/block.ts";

/** Splits a text before the heading with this anchor; the second part is empty if there is none. */
export function splitAtAnchor(blocks: Block[], anchor: string): [Block[], Block[]] {
  const start = blocks.findIndex((block) => block.type === "header" && block.data.anchor === anchor);
  return start < 0 ? [blocks, []] : [blocks.slice(0, start), blocks.slice(start)];
}
