import { defineWords } from "../i18n/words.tsx";

/** What every list of records says. */
export const listWords = defineWords({
  ru: {
    show: "Показать",
    found: (count: number) => `Найдено: ${count}`,
    reset: "Сбросить всё",
    none: {
      text: "Попробуйте убрать одно из условий или написать слово короче.",
      all: "Показать всё",
    },
  },
  en: {
    show: "Show",
    found: (count: number) => `Found: ${count}`,
    reset: "Clear all",
    none: {
      text: "Try removing one of the filters or typing a shorter word.",
      all: "Show everything",
    },
  },
});
