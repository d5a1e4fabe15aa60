import type { Block } from "#contract/blocks/block.ts";

/** The first paragraph introduces the page's list and goes before it; the rest goes after the list. */
export function openingOf(content: Block[]): { before: Block[]; after: Block[] } {
  const length = content[0]?.type === "paragraph" ? 1 : 0;
  return { before: content.slice(0, length), after: content.slice(length) };
}
