import { defineWords } from "../../i18n/use-words.tsx";

export const saveWords = defineWords({
  ru: { article: "Сохранить на\u00a0телефон", center: "Это мой центр: сохранить" },
  en: { article: "Save to phone", center: "This is my centre: save" },
});
