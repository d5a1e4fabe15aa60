import { defineWords } from "../../i18n/words.tsx";

export const faqWords = defineWords({
  ru: { themes: "Темы вопросов" },
  en: { themes: "Topics" },
});
