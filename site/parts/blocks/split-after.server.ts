import type { Block } from "#contract/blocks/block.ts";

/** Splits a text after the section with this anchor; the second part is empty if there is no such section. */
export function splitAfter(blocks: Block[], anchor: string): [Block[], Block[]] {
  const start = indexOf(blocks, anchor);
  const end = blocks.findIndex((block, index) => start >= 0 && index > start && block.type === "header");
  return end < 0 ? [blocks, []] : [blocks.slice(0, end), blocks.slice(end)];
}

/** Splits a text before the section with this anchor; the first part is empty if there is no such section. */
export function splitBefore(blocks: Block[], anchor: string): [Block[], Block[]] {
  const start = indexOf(blocks, anchor);
  return start < 0 ? [[], blocks] : [blocks.slice(0, start), blocks.slice(start)];
}

function indexOf(blocks: Block[], anchor: string): number {
  return blocks.findIndex((block) => block.type === "header" && block.data.anchor === anchor);
}
