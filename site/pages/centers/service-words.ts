import { defineWords } from "../../i18n/words.tsx";

export const serviceWords = defineWords({
  ru: {
    summary: (chosen: number) => (chosen > 0 ? `Услуги: выбрано ${chosen}` : "Выбрать по услугам"),
    legend: "Что должно быть в центре",
    show: "Показать центры",
    found: (count: number) => `Найдено: ${count}`,
    reset: "Сбросить услуги",
    none: "Всё сразу не делает ни один центр",
    noneHelp: "Снимите одну из отметок или спросите нас: координатор подскажет, как собрать лечение из двух центров.",
    ask: "Задать вопрос",
  },
  en: {
    summary: (chosen: number) => (chosen > 0 ? `Services: ${chosen} chosen` : "Filter by service"),
    legend: "What the centre should offer",
    show: "Show centres",
    found: (count: number) => `Found: ${count}`,
    reset: "Clear services",
    none: "No centre offers all of these",
    noneHelp:
      "Untick one of the boxes or ask us: a coordinator will tell you how two centres can share your treatment.",
    ask: "Ask a question",
  },
});
