import { defineWords } from "../../i18n/use-words.tsx";

export const networkWords = defineWords({
  ru: { often: "Новое", newWindow: "откроется другой сайт" },
  en: { often: "New", newWindow: "opens another website" },
});
