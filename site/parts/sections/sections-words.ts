import { defineWords } from "../../i18n/use-words.tsx";

export const sectionWords = defineWords({
  ru: {
    filters: { city: { label: "Город", any: "Все города" } },
    tabs: "Разделы",
    allTab: "Всё",
    foreign: "Только на русском",
    pages: "Страницы списка",
    previous: "Назад",
    next: "Вперёд",
    empty: "Здесь пока ничего нет. Мы пишем первые тексты, загляните позже.",
  },
  en: {
    filters: { city: { label: "City", any: "All cities" } },
    tabs: "Topics",
    allTab: "All",
    foreign: "In Russian only",
    pages: "List pages",
    previous: "Previous",
    next: "Next",
    empty: "There is nothing here yet. We are writing the first articles: please come back later.",
  },
});
