import { createContext, useContext } from "react";
import type { Dictionary } from "./dictionary.ts";

const WordsContext = createContext<Dictionary | null>(null);

/** The language's layout route gives the words, so the browser loads one dictionary, not two. */
export const WordsProvider = WordsContext.Provider;

export function useWords(): Dictionary {
  const words = useContext(WordsContext);
  if (!words) throw new Error("useWords() outside of a language's layout");
  return words;
}
