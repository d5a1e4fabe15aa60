import type { Block } from "#contract/blocks/block.ts";

/** A text in two, cut before the heading that has this anchor; whole where there is none. */
export function splitAtAnchor(blocks: Block[], anchor: string): [Block[], Block[]] {
  const start = blocks.findIndex((block) => block.type === "header" && block.data.anchor === anchor);
  return start < 0 ? [blocks, []] : [blocks.slice(0, start), blocks.slice(start)];
}
