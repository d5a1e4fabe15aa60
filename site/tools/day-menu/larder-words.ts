import { defineWords } from "../../i18n/use-words.tsx";

/** Words that only the server needs. */
export const larderWords = defineWords({
  ru: { recipes: "Наши рецепты", serving: "1 порция", error: "Ошибка: " },
  en: { recipes: "Our recipes", serving: "1 serving", error: "Error: " },
});
