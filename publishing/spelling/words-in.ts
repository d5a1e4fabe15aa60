import { type Locale, locales } from "#contract/locale.ts";
import { withoutAddresses } from "../proofread/find-in-text.ts";

export type SpelledWord = { word: string; language: Locale; index: number };

/**
 * Letters, with the marks that occur inside a word: a soft hyphen, a stress mark, an apostrophe. A word next to a digit
 * is a name (G5, 118н).
 */
const WORD = /(?<![\p{L}\p{M}\p{N}])\p{L}[\p{L}\p{M}\u00AD]*(?:[’'ʼ]\p{L}+)?(?![\p{L}\p{M}\p{N}])/gu;
const ALPHABETS: Record<Locale, RegExp> = { ru: /^[а-яё]+$/i, en: /^[a-z']+$/i };
const NOT_SPELLED = /[\u00AD\p{M}]/gu;

/**
 * The words that a dictionary can check, each part of a hyphenated word separately. The alphabet decides the language,
 * because texts quote other languages; abbreviations in capitals and single letters are left out.
 */
export function wordsIn(text: string): SpelledWord[] {
  return Array.from(withoutAddresses(text).normalize("NFC").matchAll(WORD)).flatMap(({ 0: found, index }) => {
    const word = found.replaceAll(NOT_SPELLED, "").replaceAll(/[’ʼ]/g, "'").replace(/'s$/, "");
    const language = locales.find((locale) => ALPHABETS[locale].test(word));
    return language && word.length > 1 && word !== word.toUpperCase() ? [{ word, language, index }] : [];
  });
}
