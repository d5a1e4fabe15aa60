import { foldCase } from "#contract/fold-case.ts";

/** A normalised word and its position in the text. */
export type Word = { word: string; start: number; end: number };

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*/gu;
const WORD_OF_FOLDED = /[\p{L}\p{N}]+/gu;
const MARKS = /[\p{M}\p{Cf}]/gu;
/** Without marks, and the same in every normal form: testing for marks themselves takes ten times as long. */
const USUAL =
  /^[\n -~\u00A0-\u00AC\u00AE-\u02FF\u0400-\u0482\u048A-\u052F\u2010-\u2027\u2030-\u205E\u2070-\u20CF\u2116\u2190-\u22FF]*$/;

/** A text as it is compared: lower case, ё = е, no soft hyphens, no stress marks. */
export function folded(text: string): string {
  const lower = foldCase(text);
  return USUAL.test(lower) ? lower : foldCase(lower.normalize("NFC").replaceAll(MARKS, ""));
}

/** Normalised words. */
export function wordsOf(text: string): string[] {
  return folded(text).match(WORD_OF_FOLDED) ?? [];
}

export function wordsIn(text: string): Word[] {
  return [...eachWord(text)];
}

export function* eachWord(text: string): Generator<Word> {
  for (const { 0: found, index } of text.matchAll(WORD))
    yield { word: folded(found), start: index, end: index + found.length };
}
