import { defineWords } from "../../i18n/use-words.tsx";

export const aboutDayMenuWords = defineWords({
  ru: { about: "Как этим пользоваться" },
  en: { about: "How to use it" },
});
