import { defineWords } from "../../i18n/use-words.tsx";

export const freeWords = defineWords({
  ru: {
    title: "Свободные места",
    kinds: { regular: "постоянного лечения", guest: "гостей" },
    states: { free: "есть для", full: "нет для", ask: "спросите, есть ли для" },
    and: " и\u00a0",
    filters: { regular: "Есть места постоянным", guest: "Есть места гостям" },
    said: (day: string) => `по данным на ${day}`,
  },
  en: {
    title: "Places",
    kinds: { regular: "regular treatment", guest: "guests" },
    states: { free: "available for", full: "none for", ask: "ask us about" },
    and: " and ",
    filters: { regular: "Places for regular treatment", guest: "Places for guests" },
    said: (day: string) => `as of ${day}`,
  },
});
