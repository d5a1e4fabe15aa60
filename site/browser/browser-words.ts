import { defaultLocale, isLocale, type Locale } from "#contract/locale.ts";

const words = {
  ru: {
    progress: "Страница загружается",
    offline: "Нет связи с\u00a0интернетом. Открытую страницу можно читать, новые откроются, когда связь вернётся.",
    close: "Закрыть",
  },
  en: {
    progress: "The page is loading",
    offline: "You are offline. You can keep reading this page; others will open when the connection is back.",
    close: "Close",
  },
} satisfies Record<Locale, object>;

/** The few words that only scripts say; everything else comes with the page. */
export function wordsOfPage() {
  return words[pageLocale()];
}

export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}
