import { defineWords } from "../../i18n/use-words.tsx";

export const themeWords = defineWords({
  ru: { label: "О\u00a0чём рассказать", submit: "Показать", empty: "Тем пока нет" },
  en: { label: "What would you like to know", submit: "Show", empty: "No topics yet" },
});
