import { createContext, useContext } from "react";
import { forEachLocale, type Locale } from "#contract/locale.ts";
import type { Dictionary } from "./dictionary.ts";
import { typeset } from "./typeset.ts";

const WordsContext = createContext<Dictionary | null>(null);

/** Provided by the layout route of the language. */
export const WordsProvider = WordsContext.Provider;

export function useWords(): Dictionary {
  const words = useContext(WordsContext);
  if (!words) throw new Error("useWords() outside of a language's layout");
  return words;
}

/**
 * Words of only one page or part are beside it in a file named after its folder (`home-words.ts`), in every language;
 * here typography is applied to them.
 */
export function defineWords<Words>(words: Record<Locale, Words>): Record<Locale, Words> {
  return forEachLocale((locale) => typesetters[locale](words[locale]));
}

const typesetters: Record<Locale, <Words>(words: Words) => Words> = { ru: typeset, en: (words) => words };

/** For views; a loader that needs words uses `words[locale]`. */
export function useWordsOf<Words>(words: Record<Locale, Words>): Words {
  return words[useWords().locale];
}
