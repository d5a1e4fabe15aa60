import type { Locale } from "#contract/locale.ts";

/** What marks a text that is not in the language around it; nothing where it is. */
export function langOf(text: Locale, around: Locale): { lang?: Locale } {
  return text === around ? {} : { lang: text };
}
