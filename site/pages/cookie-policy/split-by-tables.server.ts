import type { Block } from "#contract/blocks/block.ts";

/** Splits a text before every table. */
export function splitByTables(blocks: Block[]): Block[][] {
  const parts: Block[][] = [[]];
  for (const block of blocks) {
    if (block.type === "table") parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts;
}
