import { stemmer as englishStem } from "@orama/stemmers/english";
import { stemmer as russianStem } from "@orama/stemmers/russian";
import { foldCase } from "#contract/fold-case.ts";

/** A word as it is compared, and where it stands in the text. */
export type Word = { word: string; start: number; end: number };

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*/gu;
const CYRILLIC = /^[а-я]+$/;
const LATIN = /^[a-z]+$/;
const PLAIN = /^[a-zа-я\d]+$/;
// почек – почка, белок – белка, камень – камни, важен – важный: the vowel comes and goes, the word is one.
const FLEETING_VOWEL = /^(.{2,}[бвгджзйклмнпрстфхцчшщ])[ео]([кн])$/;

/** The words as they are compared: lower case, ё = е, no soft hyphens, no stress marks. */
export function wordsOf(text: string): string[] {
  return text.match(WORD)?.map(compared) ?? [];
}

export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: found, index }) => ({
    word: compared(found),
    start: index,
    end: index + found.length,
  }));
}

const MOST_KEPT = 30_000;
const stems = new Map<string, string>();

/** The part that the forms of a word have in common. Kept: who marks what was found asks for the same words again and again. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = findStem(word);
  if (stems.size >= MOST_KEPT) stems.clear();
  stems.set(word, stem);
  return stem;
}

function findStem(word: string): string {
  if (CYRILLIC.test(word)) return russianStem(word).replace(FLEETING_VOWEL, "$1$2");
  return LATIN.test(word) ? englishStem(word) : word;
}

function compared(found: string): string {
  const lower = found.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return foldCase(lower.normalize("NFC").replaceAll(/[\p{M}\p{Cf}]/gu, ""));
}
