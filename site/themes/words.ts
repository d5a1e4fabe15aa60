import { defineWords } from "../i18n/words.tsx";

export const themeWords = defineWords({
  ru: { label: "О чём рассказать", submit: "Показать", empty: "Тем пока нет" },
  en: { label: "What would you like to know", submit: "Show", empty: "No topics yet" },
});
