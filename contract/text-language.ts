import { defaultLocale, languages, type Locale, locales } from "./locale.ts";

const SCRIPTS = { Cyrillic: /\p{Script=Cyrillic}/gu, Latin: /\p{Script=Latin}/gu } as const;

/**
 * The language of a text that does not name it, when `asked` was requested. Cyrillic in a language that does not use it
 * is a fallback; Latin proves nothing, because every language quotes names in it.
 */
export function languageOfTitle(title: string, asked: Locale): Locale {
  if (languages[asked].script === "Cyrillic" || title.search(SCRIPTS.Cyrillic) < 0) return asked;
  return locales.find((locale) => languages[locale].script === "Cyrillic") ?? defaultLocale;
}

/** The language of a phrase without a letter of the page's script; a name or an abbreviation is no phrase. */
export function languageOfPhrase(phrase: string, page: Locale): Locale | undefined {
  if (phrase.trim().split(/\s+/, 3).length < 3) return undefined;
  const written = languageOfText(phrase, page);
  const hasScriptOf = (locale: Locale) => phrase.search(SCRIPTS[languages[locale].script]) >= 0;
  return written !== page && hasScriptOf(written) && !hasScriptOf(page) ? written : undefined;
}

/** The language a visitor wrote in, by the majority of letters: on English pages some write in Russian. */
export function languageOfText(text: string, page: Locale): Locale {
  const lettersIn = (locale: Locale) => text.match(SCRIPTS[languages[locale].script])?.length ?? 0;
  const written = locales.reduce((most, locale) => (lettersIn(locale) > lettersIn(most) ? locale : most));
  return languages[page].script === languages[written].script ? page : written;
}
