import { defineWords } from "../../i18n/words.tsx";

export const glossaryWords = defineWords({
  ru: { letters: "Буквы", synonyms: "Говорят ещё", foreign: "Только на русском" },
  en: { letters: "Letters", synonyms: "Also called", foreign: "In Russian only" },
});
