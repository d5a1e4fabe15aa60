import { defineWords } from "../../i18n/use-words.tsx";

export const freeWords = defineWords({
  ru: {
    title: "Свободные места",
    kinds: { regular: "Постоянным", guest: "Гостям" },
    states: { free: "есть", full: "нет", ask: "уточните" },
    filters: { regular: "Есть места постоянным", guest: "Есть места гостям" },
    said: (day: string) => `Сказано ${day}`,
  },
  en: {
    title: "Free places",
    kinds: { regular: "Regular treatment", guest: "Guests" },
    states: { free: "yes", full: "no", ask: "ask us" },
    filters: { regular: "Places for regular treatment", guest: "Places for guests" },
    said: (day: string) => `As of ${day}`,
  },
});
