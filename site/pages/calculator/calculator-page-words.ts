import { defineWords } from "../../i18n/use-words.tsx";

export const aboutCalculatorWords = defineWords({
  ru: { about: "О расчёте", source: "Источник" },
  en: { about: "About the estimate", source: "Source" },
});
