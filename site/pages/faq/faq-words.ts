import { defineWords } from "../../i18n/use-words.tsx";

export const faqWords = defineWords({
  ru: {
    themes: "Темы вопросов",
    ask: "Задать свой вопрос",
  },
  en: { themes: "Topics", ask: "Ask your own question" },
});
