import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Locale, locales } from "#contract/locale.ts";
import type { Fault } from "../fault.ts";
import { faultAt } from "../proofread/find-in-text.ts";
import { readTexts } from "../proofread/read-texts.ts";
import type { TextFile } from "../proofread/texts.ts";
import { wordsIn } from "./words-in.ts";

/** The words that a dictionary does not know, with suggestions. `own` is a list of additional words. */
export type Speller = (language: Locale, words: string[], own: string) => Promise<Map<string, string[]>>;

/**
 * Every word of the pack, and of further texts, that is neither in the dictionary of its language nor in our own list.
 * Keywords are skipped: they contain what visitors type.
 */
export async function findMisspellings(pack: string, spell: Speller, further: TextFile[] = []): Promise<Fault[]> {
  const root = resolve(pack);
  const { files } = await readTexts(root);
  const found = [...files, ...further].flatMap((file) =>
    file.texts
      .filter(({ field }) => !field.endsWith("keywords"))
      .flatMap((text) => wordsIn(text.text).map((word) => ({ ...word, place: faultAt(file, text, word.index, "") }))),
  );
  const unknown = new Map<Locale, Map<string, string[]>>();
  for (const language of locales) {
    const words = new Set(found.filter((one) => one.language === language).map(({ word }) => word));
    unknown.set(language, await spell(language, [...words], join(root, listOf(language))));
  }
  const misspelled = found.flatMap(({ word, language, place }) => {
    const suggestions = unknown.get(language)?.get(word);
    return suggestions ? [{ ...place, message: [word, suggestions.join(", ")].filter(Boolean).join(" — ") }] : [];
  });
  const disorder = await Promise.all(locales.map((language) => findDisorder(root, language)));
  return [...misspelled, ...disorder.flat()].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** A sorted list shows what is there already. */
async function findDisorder(root: string, language: Locale): Promise<Fault[]> {
  const file = listOf(language);
  const lines = (await readFile(join(root, file), "utf8").catch(() => "")).trimEnd().split("\n");
  const { compare } = new Intl.Collator(language);
  return lines.flatMap((word, n) => {
    const before = lines[n - 1];
    if (before === undefined || compare(before, word) < 0) return [];
    return [{ file, line: n + 1, message: `${word} is out of order: it stands after ${before}` }];
  });
}

function listOf(language: Locale): string {
  return `spelling/${language}.txt`;
}
