import type { Block } from "#contract/blocks/block.ts";
import { blockTexts } from "#contract/blocks/block-texts.ts";
import type { Locale } from "#contract/locale.ts";
import { plainText } from "../seo/things/plain-text.server.ts";

/** Unhurried: our readers are often old or tired. */
const WORDS_A_MINUTE = 150;

export function minutesOf(blocks: Block[]): number {
  const texts = blocks.flatMap((block) => blockTexts(block));
  const words = texts.reduce((sum, text) => sum + (plainText(text).match(/[\p{L}\d]+/gu)?.length ?? 0), 0);
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** "8 минут чтения", "8 min read". */
export function readingTime(locale: Locale, minutes: number): string {
  if (locale === "en") return `${minutes}\u00a0min read`;
  const form = new Intl.PluralRules("ru").select(minutes);
  return `${minutes}\u00a0${form === "one" ? "минута" : form === "few" ? "минуты" : "минут"} чтения`;
}
