import { defineWords } from "../../i18n/words.tsx";

export const aboutWords = defineWords({
  ru: {
    numbers: "Компания в цифрах",
    speeches: "Слово руководителей",
    more: "Ещё о компании",
    parts: "На этой странице",
  },
  en: {
    numbers: "The company in figures",
    speeches: "A word from our leaders",
    more: "More about the company",
    parts: "On this page",
  },
});
