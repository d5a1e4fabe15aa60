import { defaultLocale, isLocale, type Locale } from "#contract/locale.ts";

const words = {
  ru: {
    progress: "Страница загружается",
    close: "Закрыть",
  },
  en: {
    progress: "The page is loading",
    close: "Close",
  },
} satisfies Record<Locale, object>;

/** The few words that only scripts show; all others come with the page. */
export function wordsOfPage() {
  return words[pageLocale()];
}

export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}
