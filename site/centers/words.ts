import { defineWords } from "../i18n/words.tsx";

/** Said on more than one page about centers. */
export const centerWords = defineWords({
  ru: {
    otherRegions: "Другие регионы",
    danger: "Опасно для жизни",
    or: "или",
    dangerText: "Сразу вызывайте скорую помощь и скажите, что вы на диализе.",
  },
  en: {
    otherRegions: "Other regions",
    danger: "Danger to life",
    or: "or",
    dangerText: "Call an ambulance at once and say that you are on dialysis.",
  },
});
