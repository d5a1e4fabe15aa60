import { defineWords } from "../../i18n/use-words.tsx";

/** Texts shared by several pages about centers. */
export const centerWords = defineWords({
  ru: {
    otherRegions: "Другие регионы",
    danger: "Опасно для жизни",
    or: "или",
    dangerText: "Сразу вызывайте скорую помощь и скажите, что вы на диализе.",
  },
  en: {
    otherRegions: "Other regions",
    danger: "Life-threatening emergency",
    or: "or",
    dangerText:
      "Call an ambulance straight away and say that you are on dialysis. 103 is the ambulance, 112 the European emergency number.",
  },
});
