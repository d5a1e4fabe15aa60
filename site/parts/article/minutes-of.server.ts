import { type Block, blockTexts } from "#contract/blocks/block.ts";
import { plainText } from "#contract/plain-text.ts";
import { oncePerRecord } from "../../api/once-per-record.ts";

/** A slow pace: many readers are old or tired. */
const WORDS_A_MINUTE = 150;

/** The reading time of a text, in minutes. */
export const minutesOf = oncePerRecord((blocks: Block[]): number => {
  const texts = blocks.flatMap((block) => blockTexts(block));
  const words = texts.reduce((sum, text) => sum + (plainText(text).match(/[\p{L}\d]+/gu)?.length ?? 0), 0);
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
});
