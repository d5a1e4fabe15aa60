import { defineWords } from "../../i18n/use-words.tsx";

export const controlWords = defineWords({
  ru: {
    write: "Написать директору",
    who: "Кто вам ответит",
    letter: "Слово директора по\u00a0качеству",
  },
  en: {
    write: "Write to the director",
    who: "Who will reply to you",
    letter: "A word from the quality director",
  },
});
