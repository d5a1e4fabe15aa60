import type { Block } from "#contract/blocks/block.ts";

export type Opened = { opening: Block[]; rest: Block[] };

/** Splits a text after its first paragraphs, one if not told otherwise, and any warnings directly below them. */
export function splitOpening(blocks: Block[], paragraphs = 1): Opened {
  let end = 0;
  for (let left = paragraphs; left > 0; left--)
    end = blocks.findIndex(({ type }, n) => n >= end && type === "paragraph") + 1 || end;
  while (isWarning(blocks[end])) end++;
  return { opening: blocks.slice(0, end), rest: blocks.slice(end) };
}

function isWarning(block: Block | undefined): boolean {
  return block?.type === "care" || block?.type === "warning";
}
