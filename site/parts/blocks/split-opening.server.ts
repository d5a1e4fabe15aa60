import type { Block } from "#contract/blocks/block.ts";

export type Opened = { opening: Block[]; rest: Block[] };

/** A text in two: as far as its first paragraph, with the warnings that stand right under it, and what follows. */
export function splitOpening(blocks: Block[]): Opened {
  let end = blocks.findIndex(({ type }) => type === "paragraph") + 1;
  while (isWarning(blocks[end])) end++;
  return { opening: blocks.slice(0, end), rest: blocks.slice(end) };
}

function isWarning(block: Block | undefined): boolean {
  return block?.type === "care" || block?.type === "warning";
}
