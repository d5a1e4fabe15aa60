import { defineWords } from "../../i18n/use-words.tsx";

export const freeWords = defineWords({
  ru: {
    title: "Свободные места",
    kinds: { regular: "для постоянного лечения", guest: "для гостей" },
    states: { free: "есть", full: "нет", ask: "уточните" },
    filters: { regular: "Есть места постоянным", guest: "Есть места гостям" },
    told: (kind: string, state: string) => `${kind}\u00a0— ${state}`,
    said: (day: string) => `по данным на ${day}`,
  },
  en: {
    title: "Free places",
    kinds: { regular: "regular treatment", guest: "guests" },
    states: { free: "yes", full: "no", ask: "ask us" },
    filters: { regular: "Places for regular treatment", guest: "Places for guests" },
    told: (kind: string, state: string) => `${kind}: ${state}`,
    said: (day: string) => `as of ${day}`,
  },
});
