import { defineWords } from "../i18n/words.tsx";

export const words = defineWords({
  ru: {
    danger: "Опасно для жизни",
    or: "или",
    dangerText: "Сразу вызывайте скорую помощь и скажите, что вы на диализе.",
  },
  en: {
    danger: "Danger to life",
    or: "or",
    dangerText: "Call an ambulance at once and say that you are on dialysis.",
  },
});
