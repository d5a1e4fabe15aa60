import type { Block } from "#contract/blocks/block.ts";

export type Opened = { opening: Block[]; rest: Block[] };

/** Splits a text after its first paragraph and any warnings directly below it. */
export function splitOpening(blocks: Block[]): Opened {
  let end = blocks.findIndex(({ type }) => type === "paragraph") + 1;
  while (isWarning(blocks[end])) end++;
  return { opening: blocks.slice(0, end), rest: blocks.slice(end) };
}

function isWarning(block: Block | undefined): boolean {
  return block?.type === "care" || block?.type === "warning";
}
