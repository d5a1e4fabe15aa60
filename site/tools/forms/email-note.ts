import type { Note } from "./form-data.ts";
import type { FormWords } from "./form-words-type.ts";

/** What an e-mail address lacks, in words; undefined if there is none. */
export function emailNote(typed: string, words: FormWords["emailNotes"]): Note | undefined {
  const address = typed.trim();
  if (!address) return undefined;
  if (/\s/.test(address)) return { text: words.space };
  return { text: address.includes("@") ? words.example : words.at };
}
