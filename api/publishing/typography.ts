import Typograf from "typograf";
import type { Locale } from "#contract/locale.ts";

const typographers: Record<Locale, Typograf> = {
  ru: typographer(["ru", "en-US"]),
  en: typographer(["en-US"]),
};

/** No-break spaces after short words, inside numbers and before units, proper dashes; in plain text and around tags. */
export function typeset(text: string, locale: Locale): string {
  return typographers[locale].execute(text).replaceAll(/(?<=\d) (?=\d{3}(?!\d)|₽)/g, "\u00a0");
}

function typographer(locale: string[]): Typograf {
  const it = new Typograf({ locale });
  it.disableRule("common/punctuation/quote*");
  it.disableRule("common/html/*");
  it.disableRule("ru/other/phone-number");
  it.enableRule("common/nbsp/afterNumber");
  if (!locale.includes("ru")) {
    // Russian habits: English lets a short word end a line, and its ranges have a short dash.
    it.disableRule("common/nbsp/afterShortWord*");
    it.disableRule("en-US/dash/*");
  }
  return it;
}
