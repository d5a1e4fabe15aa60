import { defineWords } from "../i18n/words.tsx";

/** What every list of records says. */
export const recordWords = defineWords({
  ru: {
    show: "Показать",
    found: (count: number) => `Найдено: ${count}`,
    reset: "Сбросить всё",
    none: {
      title: "Ничего не нашлось",
      text: "Попробуйте убрать одно из условий или написать слово короче.",
      all: "Показать всё",
    },
    sortBy: (column: string) => `${column}: упорядочить`,
    table: "Таблица, её можно прокрутить вбок",
    russian: "На русском языке",
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
    sortBy: (column: string) => `Sort by ${column}`,
    table: "Table; it scrolls sideways",
    russian: "In Russian",
  },
});
