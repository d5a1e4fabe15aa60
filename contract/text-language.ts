import { defaultLocale, languages, type Locale, locales } from "./locale.ts";

const SCRIPTS = { Cyrillic: /\p{Script=Cyrillic}/gu, Latin: /\p{Script=Latin}/gu } as const;

/**
 * The language of a text that does not tell it, where `asked` was asked for. Cyrillic where it is not written so is text
 * that fell back; Latin says nothing, because every language quotes names in it.
 */
export function languageOfTitle(title: string, asked: Locale): Locale {
  if (languages[asked].script === "Cyrillic" || title.search(SCRIPTS.Cyrillic) < 0) return asked;
  return locales.find((locale) => languages[locale].script === "Cyrillic") ?? defaultLocale;
}

/** The language a visitor wrote in: on the English pages one may write in Russian, and most of the letters tell. */
export function languageOfText(text: string, page: Locale): Locale {
  const lettersIn = (locale: Locale) => text.match(SCRIPTS[languages[locale].script])?.length ?? 0;
  const written = locales.reduce((most, locale) => (lettersIn(locale) > lettersIn(most) ? locale : most));
  return languages[page].script === languages[written].script ? page : written;
}
