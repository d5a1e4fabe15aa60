import { defineWords } from "../../i18n/use-words.tsx";

/** Texts shared by all lists of records. */
export const listWords = defineWords({
  ru: {
    label: "Отбор",
    refine: "Уточнить",
    find: "Найти",
    show: "Показать",
    found: (count: number) => `Найдено: ${count}`,
    reset: "Сбросить всё",
    sorted: {
      asc: (column: string) => `Порядок: ${column}, по возрастанию`,
      desc: (column: string) => `Порядок: ${column}, по убыванию`,
    },
    sort: {
      by: "Сортировать",
      none: "по группам",
      order: "Порядок",
      asc: "по возрастанию",
      desc: "по убыванию",
      go: "Сортировать",
    },
    none: {
      text: "Попробуйте убрать одно из условий или написать слово короче.",
      all: "Показать всё",
    },
  },
  en: {
    label: "Filter",
    refine: "Refine",
    find: "Find",
    show: "Show",
    found: (count: number) => `${count} found`,
    reset: "Clear all",
    sorted: {
      asc: (column: string) => `Sorted by: ${column}, ascending`,
      desc: (column: string) => `Sorted by: ${column}, descending`,
    },
    sort: {
      by: "Sort by",
      none: "group",
      order: "Order",
      asc: "ascending",
      desc: "descending",
      go: "Sort",
    },
    none: {
      text: "Try removing one of the filters or typing a shorter word.",
      all: "Show everything",
    },
  },
});
