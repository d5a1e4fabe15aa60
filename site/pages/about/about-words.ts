import { defineWords } from "../../i18n/use-words.tsx";

export const aboutWords = defineWords({
  ru: {
    numbers: "Компания в цифрах",
    speeches: "Слово руководителей",
    more: "Ещё о компании",
  },
  en: {
    numbers: "Renaria in numbers",
    speeches: "A word from our leaders",
    more: "More about the company",
  },
});
