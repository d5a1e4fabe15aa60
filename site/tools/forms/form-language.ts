import { createContext, use } from "react";
import type { FormWords } from "./form-words-type.ts";

/** The words of one language: the browser loads no other. */
const FormWordsContext = createContext<FormWords | null>(null);
export const FormWordsProvider = FormWordsContext.Provider;

export function useFormWords(): FormWords {
  const words = use(FormWordsContext);
  if (!words) throw new Error("useFormWords() outside of a form");
  return words;
}
