import { type Block, blockTexts } from "#contract/blocks/block.ts";
import { plainText } from "#contract/plain-text.ts";

/** A slow pace: many readers are old or tired. */
const WORDS_A_MINUTE = 150;

/** Memoized by blocks: if the site and the API share a process, an unchanged article has the same blocks. */
const known = new WeakMap<Block[], number>();

/** The reading time of a text, in minutes. */
export function minutesOf(blocks: Block[]): number {
  const minutes = known.get(blocks) ?? countMinutes(blocks);
  known.set(blocks, minutes);
  return minutes;
}

function countMinutes(blocks: Block[]): number {
  const texts = blocks.flatMap((block) => blockTexts(block));
  const words = texts.reduce((sum, text) => sum + (plainText(text).match(/[\p{L}\d]+/gu)?.length ?? 0), 0);
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
