import { foldCase } from "#contract/fold-case.ts";

/** A normalised word and its position in the text. */
export type Word = { word: string; start: number; end: number };

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*/gu;
const PLAIN = /^[a-zа-я\d]+$/;

/** Normalised words: lower case, ё = е, no soft hyphens, no stress marks. */
export function wordsOf(text: string): string[] {
  return text.match(WORD)?.map(compared) ?? [];
}

export function wordsIn(text: string): Word[] {
  return [...eachWord(text)];
}

export function* eachWord(text: string): Generator<Word> {
  for (const { 0: found, index } of text.matchAll(WORD))
    yield { word: compared(found), start: index, end: index + found.length };
}

function compared(found: string): string {
  const lower = found.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return foldCase(lower.normalize("NFC").replaceAll(/[\p{M}\p{Cf}]/gu, ""));
}
