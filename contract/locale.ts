import { forEachKey, keysOf } from "./typed-entries.ts";

type Language<Fallback = string> = {
  /** What every address of it begins with. The default language has none. */
  prefix: "" | `/${string}`;
  /** What the id of every route of it ends with. */
  routeSuffix: "" | `___${string}`;
  /** BCP 47: how dates and numbers are written. */
  tag: string;
  /** What it calls itself. */
  name: string;
  /** The letters it is written in, by Unicode's name for them. */
  script: "Cyrillic" | "Latin";
  /** Whose words stand where its own are missing; the default language has all. */
  fallback: Fallback | null;
  direction: "ltr" | "rtl";
};

/** THE table: nothing else knows a language by its name, except the words themselves (docs/guides/add-a-language.md). */
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
/** The default language stands first. */
export const locales = keysOf(languages);

/** Every record has its words; staff read and write in it. */
export const defaultLocale = "ru" as const satisfies Locale;
export type DefaultLocale = typeof defaultLocale;
/** Words by language. Only the default language has all of them. */
export type Translated<Words> = Partial<Record<Locale, Words>> & Record<DefaultLocale, Words>;

/** Those that content is translated into. */
export type TranslationLocale = Exclude<Locale, DefaultLocale>;
export const translationLocales = locales.filter((locale) => locale !== defaultLocale);

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** One of something for every language. */
export function forEachLocale<Made>(make: (locale: Locale) => Made): Record<Locale, Made> {
  return forEachKey(locales, make);
}

/** The language of an address, and its path as content and the API give it: without the prefix. */
export function splitLocale(address: string): { locale: Locale; path: string } {
  const locale = locales.find((one) => languages[one].prefix !== "" && startsWithStep(address, languages[one].prefix));
  if (!locale) return { locale: defaultLocale, path: address };
  const path = address.slice(languages[locale].prefix.length);
  return { locale, path: path.startsWith("/") ? path : `/${path}` };
}

/** A path as content and the API give it, as an address of the language. */
export function localePath(locale: Locale, path: string): string {
  const { prefix } = languages[locale];
  return prefix === "" ? path : prefix + path.replace(/^\/(?=[?#]|$)/, "");
}

/** The language a route's id says it is in. */
export function localeOfRoute(id: string | undefined): Locale {
  return (
    locales.find((one) => languages[one].routeSuffix !== "" && id?.includes(languages[one].routeSuffix)) ??
    defaultLocale
  );
}

/** The language and those that stand in for it, in their order. */
export function withFallbacks(locale: Locale): Locale[] {
  const { fallback } = languages[locale];
  return fallback === null ? [locale] : [locale, ...withFallbacks(fallback)];
}

/** The words of a record in the language, or in the first that stands in for it; `locale` says which. */
export function translationIn<Words>(words: Translated<Words>, wanted: Locale): { locale: Locale; words: Words } {
  for (const locale of withFallbacks(wanted)) {
    const own = words[locale];
    if (own !== undefined) return { locale, words: own };
  }
  return { locale: defaultLocale, words: words[defaultLocale] };
}

/** Its name in English, which logs and the editor's commands speak. */
export function languageName(locale: Locale): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(locale) ?? locale;
}

/** For whoever is answered before their language is known: a line in each. */
export function inAllLanguages(words: Record<Locale, string>): string {
  return locales.map((locale) => `${words[locale]}\n`).join("");
}

function startsWithStep(address: string, prefix: string): boolean {
  return address.startsWith(prefix) && /^(?:[/?#]|$)/.test(address.slice(prefix.length));
}
