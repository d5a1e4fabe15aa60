import { defineWords } from "../../i18n/use-words.tsx";

export const faqWords = defineWords({
  ru: {
    themes: "Темы вопросов",
    theme: "Тема вопроса",
    show: "Показать",
    empty: "Тем пока нет",
    ask: "Задать свой вопрос",
  },
  en: { themes: "Topics", theme: "Topic", show: "Show", empty: "No topics yet", ask: "Ask your own question" },
});
