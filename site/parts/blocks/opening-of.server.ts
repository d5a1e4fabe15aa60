import type { Block } from "#contract/blocks/block.ts";

/** What explains a list stands before it: its first paragraph. The rest is for those who read on. */
export function openingOf(content: Block[]): { before: Block[]; after: Block[] } {
  const length = content[0]?.type === "paragraph" ? 1 : 0;
  return { before: content.slice(0, length), after: content.slice(length) };
}
