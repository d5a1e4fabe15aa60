import { defineWords } from "../../i18n/use-words.tsx";

export const usefulWords = defineWords({
  ru: { question: "Страница была полезной?", yes: "Да", no: "Нет" },
  en: { question: "Was this page useful?", yes: "Yes", no: "No" },
});
