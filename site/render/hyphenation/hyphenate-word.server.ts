import createHyphenator from "hyphen";
import english from "hyphen/patterns/en-gb.js";
import russian from "hyphen/patterns/ru.js";
import { forEachLocale, type Locale } from "#contract/locale.ts";
import { copyText } from "./copy-text.server.ts";

const SOFT_HYPHEN = "\u00ad";
/** The shortest part of a hyphenated word: two letters at the end of a line are hard to read. */
const SHORTEST_PIECE = 3;
/** Pages also contain words of visitors' queries, so the cache must be bounded. */
const MOST_REMEMBERED = 30_000;
const LONGEST_WORD = 40;

const PATTERNS: Record<Locale, typeof russian> = { ru: russian, en: english };
const hyphenators = forEachLocale((locale) => rememberingHyphenator(PATTERNS[locale]));

/** The word with soft hyphens by the rules of its language. */
export function hyphenateWord(word: string, locale: Locale): string {
  return word.length > LONGEST_WORD ? word : hyphenators[locale](word);
}

function rememberingHyphenator(patterns: typeof russian): (word: string) => string {
  const remembered = new Map<string, string>();
  let hyphenate = freshHyphenator(patterns);
  return (word) => {
    const known = remembered.get(word);
    if (known !== undefined) return known;
    if (remembered.size >= MOST_REMEMBERED) {
      remembered.clear();
      hyphenate = freshHyphenator(patterns);
    }
    const own = copyText(word);
    const hyphenated = copyText(withoutShortPieces(hyphenate(own).split(SOFT_HYPHEN), own.length));
    remembered.set(own, hyphenated);
    return hyphenated;
  };
}

/** On a copy of the patterns: the library adds every word it has seen to their exceptions. */
function freshHyphenator(patterns: typeof russian): createHyphenator.HyphenationFunctionSync {
  // Its types do not express that the option decides which of the two functions is created.
  return createHyphenator(structuredClone(patterns), { async: false }) as createHyphenator.HyphenationFunctionSync;
}

function withoutShortPieces(pieces: string[], length: number): string {
  let word = "";
  let letters = 0;
  let lastPoint = 0;
  for (const piece of pieces) {
    if (letters - lastPoint >= SHORTEST_PIECE && length - letters >= SHORTEST_PIECE) {
      word += SOFT_HYPHEN;
      lastPoint = letters;
    }
    word += piece;
    letters += piece.length;
  }
  return word;
}
