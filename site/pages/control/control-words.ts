import { defineWords } from "../../i18n/use-words.tsx";

export const controlWords = defineWords({
  ru: {
    write: "Написать директору",
    hours: "72 часа",
    promise: "— самый долгий срок ответа",
    who: "Кто вам ответит",
  },
  en: {
    write: "Write to the director",
    hours: "72 hours",
    promise: "is the longest you will wait for a reply",
    who: "Who will reply to you",
  },
});
