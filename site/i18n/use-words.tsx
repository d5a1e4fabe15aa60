import { createContext, useContext } from "react";
import { forEachLocale, type Locale } from "#contract/locale.ts";
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

/** Words that only one page or part needs stand beside it in a file named after its folder (`home-words.ts`), in every language; here they are set as its typography asks. */
export function defineWords<Words>(words: Record<Locale, Words>): Record<Locale, Words> {
  return forEachLocale((locale) => typesetters[locale](words[locale]));
}

const typesetters: Record<Locale, <Words>(words: Words) => Words> = { ru: typeset, en: (words) => words };

/** How a view takes them; a loader that must say something itself takes `words[locale]`. */
export function useWordsOf<Words>(words: Record<Locale, Words>): Words {
  return words[useWords().locale];
}
