import { forEachKey, keysOf } from "./typed-entries.ts";

type Language<Fallback = string> = {
  /** The prefix of every address. The default language has none. */
  prefix: "" | `/${string}`;
  /** The suffix of every route id. */
  routeSuffix: "" | `___${string}`;
  /** BCP 47: for dates and numbers. */
  tag: string;
  /** Its own name for itself. */
  name: string;
  /** Its script, by the Unicode name. */
  script: "Cyrillic" | "Latin";
  /** The language used where its own words are missing; the default language has all words. */
  fallback: Fallback | null;
  direction: "ltr" | "rtl";
};

/** THE table: no other code names a language, except the words themselves (docs/guides/add-a-language.md). */
const table = {
  ru: {
    prefix: "",
    routeSuffix: "",
    tag: "ru-RU",
    name: "Русский",
    script: "Cyrillic",
    fallback: null,
    direction: "ltr",
  },
  en: {
    prefix: "/en",
    routeSuffix: "___en",
    tag: "en-GB",
    name: "English",
    script: "Latin",
    fallback: "ru",
    direction: "ltr",
  },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof table;
export const languages: Record<Locale, Language<Locale>> = table;
/** The default language comes first. */
export const locales = keysOf(languages);

/** Every record has words in it; staff read and write it. */
export const defaultLocale = "ru" as const satisfies Locale;
export type DefaultLocale = typeof defaultLocale;
/** Words by language. Only the default language is always complete. */
export type Translated<Words> = Partial<Record<Locale, Words>> & Record<DefaultLocale, Words>;

/** The languages that content is translated into. */
export type TranslationLocale = Exclude<Locale, DefaultLocale>;
export const translationLocales = locales.filter((locale) => locale !== defaultLocale);

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** One value for every language. */
export function forEachLocale<Made>(make: (locale: Locale) => Made): Record<Locale, Made> {
  return forEachKey(locales, make);
}

/** The language of an address, and its path without the prefix, as content and the API write it. */
export function splitLocale(address: string): { locale: Locale; path: string } {
  const locale = locales.find((one) => languages[one].prefix !== "" && startsWithStep(address, languages[one].prefix));
  if (!locale) return { locale: defaultLocale, path: address };
  const path = address.slice(languages[locale].prefix.length);
  return { locale, path: path.startsWith("/") ? path : `/${path}` };
}

/** The address in a language of a path as content and the API write it. */
export function localePath(locale: Locale, path: string): string {
  const { prefix } = languages[locale];
  return prefix === "" ? path : prefix + path.replace(/^\/(?=[?#]|$)/, "");
}

/** The language of a route id. */
export function localeOfRoute(id: string | undefined): Locale {
  return (
    locales.find((one) => languages[one].routeSuffix !== "" && id?.includes(languages[one].routeSuffix)) ??
    defaultLocale
  );
}

/** All languages, this one first. */
export function localesFrom(locale: Locale): Locale[] {
  return [locale, ...locales.filter((other) => other !== locale)];
}

/** The language and its fallbacks, in order. */
export function withFallbacks(locale: Locale): Locale[] {
  const { fallback } = languages[locale];
  return fallback === null ? [locale] : [locale, ...withFallbacks(fallback)];
}

/** The words of a record in the language, or in its first available fallback; `locale` says which. */
export function translationIn<Words>(words: Translated<Words>, wanted: Locale): { locale: Locale; words: Words } {
  for (const locale of withFallbacks(wanted)) {
    const own = words[locale];
    if (own !== undefined) return { locale, words: own };
  }
  return { locale: defaultLocale, words: words[defaultLocale] };
}

/** Its English name, for logs and the editor's commands. */
export function languageName(locale: Locale): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(locale) ?? locale;
}

/** For responses sent before the language is known: a line in each. */
export function inAllLanguages(words: Record<Locale, string>): string {
  return locales.map((locale) => `${words[locale]}\n`).join("");
}

function startsWithStep(address: string, prefix: string): boolean {
  return address.startsWith(prefix) && /^(?:[/?#]|$)/.test(address.slice(prefix.length));
}
