import { stemOf } from "#contract/stem-of.ts";
import { type Lexicon, MIN_BEGINNING } from "./lexicon.ts";
import { wordsIn } from "./search-words.ts";
import { withoutStopWords } from "./stop-words.ts";

const UNKNOWN = 0;
const NO_MATCH = 1;
const MATCH = 2;

/** Which words match a query: those with the stem of one of its words, and those that begin like its last one. */
export type Matcher = {
  /** How many different stems the query asks for. */
  asked: number;
  isMatch(word: string): boolean;
  /** The same by the number of a word of the lexicon. */
  isMatchAt(number: number): boolean;
};

/** Created once for all results of a query: each word of the lexicon is compared at most once, and never stemmed again. */
export function matcherOf(query: string, lexicon: Lexicon): Matcher {
  const asked = withoutStopWords(wordsIn(query)).map(({ word }) => word);
  const stems = new Set(asked.map(stemOf));
  const stemNumbers = new Set([...stems].map((stem) => lexicon.stemNumberOf(stem)));
  const isAsked = (stem: number | undefined) => stem !== undefined && stemNumbers.has(stem);
  const beginning = asked.at(-1) ?? "";
  const known = new Uint8Array(lexicon.words.length);
  const beginsLike = (word: string) => beginning.length >= MIN_BEGINNING && word.startsWith(beginning);

  function isMatchAt(number: number): boolean {
    if (known[number] === UNKNOWN) {
      const { stemOf, innerStemOf, words } = lexicon;
      const isMet = [stemOf[number], innerStemOf[number]].some(isAsked) || beginsLike(words[number] ?? "");
      known[number] = isMet ? MATCH : NO_MATCH;
    }
    return known[number] === MATCH;
  }

  return {
    asked: stems.size,
    isMatchAt,
    isMatch(word) {
      const number = lexicon.numberOf(word);
      return number === undefined ? stems.has(stemOf(word)) || beginsLike(word) : isMatchAt(number);
    },
  };
}
