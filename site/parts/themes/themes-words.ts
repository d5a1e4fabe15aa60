import { defineWords } from "../../i18n/use-words.tsx";

export const themeWords = defineWords({
  ru: { topic: "Тема", label: "О\u00a0чём рассказать", submit: "Показать", empty: "Тем пока нет" },
  en: { topic: "Topic", label: "What would you like to know?", submit: "Show", empty: "No topics yet" },
});
