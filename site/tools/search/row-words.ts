import { defineWords } from "../../i18n/use-words.tsx";

export const rowWords = defineWords({
  ru: { potassium: "калия", mg: "мг", gram: "г", millilitre: "мл" },
  en: { potassium: "potassium", mg: "mg", gram: "g", millilitre: "ml" },
});
