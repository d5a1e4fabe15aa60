import type { Block } from "#contract/blocks/block.ts";
import type { Locale } from "#contract/locale.ts";
import { plainText } from "./plain-text.server.ts";

/** Unhurried: our readers are often old or tired. */
const WORDS_A_MINUTE = 150;

/** Keys of block data that hold words; the rest are addresses, styles and numbers. */
const WORDY = new Set(["text", "title", "caption", "summary", "message", "content", "items", "list"]);

export function minutesOf(blocks: Block[]): number {
  const words = blocks.reduce((sum, { data }) => sum + wordsIn(data), 0);
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** "8 минут чтения", "8 min read". */
export function readingTime(locale: Locale, minutes: number): string {
  if (locale === "en") return `${minutes}\u00a0min read`;
  const form = new Intl.PluralRules("ru").select(minutes);
  return `${minutes}\u00a0${form === "one" ? "минута" : form === "few" ? "минуты" : "минут"} чтения`;
}

function wordsIn(value: unknown): number {
  if (typeof value === "string") return plainText(value).match(/[\p{L}\d]+/gu)?.length ?? 0;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + wordsIn(one), 0);
  if (!value || typeof value !== "object") return 0;
  return Object.entries(value).reduce((sum, [key, one]) => sum + (WORDY.has(key) ? wordsIn(one) : 0), 0);
}
