import type { Locale } from "#contract/locale.ts";

/** The `lang` attribute for a text in another language than its surroundings; otherwise empty. */
export function langOf(text: Locale, around: Locale): { lang?: Locale } {
  return text === around ? {} : { lang: text };
}
