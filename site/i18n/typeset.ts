import { bindShortWords } from "#contract/short-words.ts";

const NBSP = "\u00a0";
/** The specification gives these to the letter. */
const VERBATIM = ["Страница не найдена"];

/** Russian words of the interface as a typesetter leaves them, once, where they are defined; what a function says is set when it is said. */
export function typeset<Words>(words: Words): Words {
  return set(words) as Words;
}

function set(value: unknown): unknown {
  if (typeof value === "string") return setText(value);
  if (typeof value === "function")
    return (...given: unknown[]) => set((value as (...given: unknown[]) => unknown)(...given));
  if (Array.isArray(value)) return value.map(set);
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, set(part)]));
}

function setText(text: string): string {
  if (VERBATIM.includes(text)) return text;
  return bindShortWords(text).replaceAll(" — ", `${NBSP}— `);
}
