import { counted } from "../../i18n/plural.ts";
import { defineWords } from "../../i18n/use-words.tsx";

export const glossaryWords = defineWords({
  ru: {
    find: "Найти слово",
    count: (terms: number) => counted("ru", terms, { one: "слово", few: "слова", many: "слов", other: "слова" }),
    empty: "Словарь скоро появится.",
    letters: "Буквы",
    toLetters: "К\u00a0буквам",
    synonyms: "Говорят ещё",
    foreign: "Только на\u00a0русском",
    places: "Где мы об\u00a0этом рассказываем",
    near: (letter: string) => (letter.length > 1 ? "Слова рядом" : `Другие слова на\u00a0букву «${letter}»`),
    all: "Весь словарь",
  },
  en: {
    find: "Find a word",
    count: (terms: number) => counted("en", terms, { one: "word", other: "words" }),
    empty: "The glossary will appear soon.",
    letters: "Letters",
    toLetters: "To the letters",
    synonyms: "Also called",
    foreign: "In Russian only",
    places: "Where we explain it",
    near: (letter: string) => (letter.length > 1 ? "Words nearby" : `Other words under “${letter}”`),
    all: "The whole glossary",
  },
});
