import { bindShortWords } from "#contract/short-words.ts";

const NBSP = "\u00a0";
/** The specification fixes these exactly. */
const VERBATIM = ["Страница не найдена"];

/**
 * Applies Russian typography to the words of the interface once, where they are defined; the results of functions when
 * they are called.
 */
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
