import { defineWords } from "../../i18n/use-words.tsx";

export const usefulWords = defineWords({
  ru: { question: "Статья была полезной?", yes: "Да", no: "Нет" },
  en: { question: "Was this article useful?", yes: "Yes", no: "No" },
});
