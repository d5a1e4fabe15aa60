import { defineWords } from "../i18n/words.tsx";

/** What every list of records says; the loader puts it into what the page shows, so the browser loads one language. */
export const listWords = defineWords({
  ru: {
    show: "Показать",
    found: (count: number) => `Найдено: ${count}`,
    reset: "Сбросить всё",
    none: {
      title: "Ничего не нашлось",
      text: "Попробуйте убрать одно из условий или написать слово короче.",
      all: "Показать всё",
    },
  },
  en: {
    show: "Show",
    found: (count: number) => `Found: ${count}`,
    reset: "Clear all",
    none: {
      title: "Nothing found",
      text: "Try to take one of the conditions away, or write a shorter word.",
      all: "Show everything",
    },
  },
});
