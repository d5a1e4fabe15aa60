import { defineWords } from "../../i18n/words.tsx";

export const kindTitles = defineWords({
  ru: { hemodialysis: "Гемодиализ", "peritoneal-dialysis": "Перитонеальный диализ" },
  en: { hemodialysis: "Hemodialysis", "peritoneal-dialysis": "Peritoneal dialysis" },
});
