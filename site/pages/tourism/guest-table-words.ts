import { defineWords } from "../../i18n/use-words.tsx";

export const guestTableWords = defineWords({
  ru: {
    yes: "да, залы отдельные",
    no: "нет, ближайший:",
    languages: {
      caption: "Языки в каждом центре",
      head: ["Центр", "На каких языках говорят", "Кто переводит с английского"],
    },
    infections: { caption: "Гостевые центры и инфекции", head: ["Центр", "Примет с гепатитом B, C или ВИЧ"] },
  },
  en: {
    yes: "yes, separate rooms",
    no: "no; the nearest that does:",
    languages: {
      caption: "Languages at each centre",
      head: ["Centre", "Languages spoken", "Who interprets from English"],
    },
    infections: {
      caption: "Guest centres and infections",
      head: ["Centre", "Takes guests with hepatitis B, C or HIV"],
    },
  },
});
