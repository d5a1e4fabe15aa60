import { createContext, useContext } from "react";
import type { Locale } from "#contract/locale.ts";
import type { Dictionary } from "./dictionary.ts";
import { typeset } from "./typeset.ts";

const WordsContext = createContext<Dictionary | null>(null);

/** The language's layout route gives the words. */
export const WordsProvider = WordsContext.Provider;

export function useWords(): Dictionary {
  const words = useContext(WordsContext);
  if (!words) throw new Error("useWords() outside of a language's layout");
  return words;
}

/** Words that only one page or part needs stand beside it in a file named after its folder (`home-words.ts`), in both languages; here the Russian ones are set. */
export function defineWords<Words>(words: Record<Locale, Words>): Record<Locale, Words> {
  return { ...words, ru: typeset(words.ru) };
}

/** How a view takes them; a loader that must say something itself takes `words[locale]`. */
export function useWordsOf<Words>(words: Record<Locale, Words>): Words {
  return words[useWords().locale];
}
