import { defineWords } from "../../i18n/use-words.tsx";

export const popularSearchWords = defineWords({
  // A query with this word, in any form, asks for a center.
  ru: { center: "центр" },
  en: { center: "centre" },
});
