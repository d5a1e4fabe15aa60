import { stemOf } from "#contract/stem-of.ts";
import { BEFORE_INNER_WORD, type Lexicon, MIN_BEGINNING } from "./lexicon.ts";
import { wordsIn } from "./search-words.ts";
import { withoutStopWords } from "./stop-words.ts";

/** Which words match a query: those with the stem of one of its words, and those that begin like its last one. */
export type Matcher = {
  /** How many different stems the query asks for. */
  asked: number;
  isMatch(word: string): boolean;
  /** How many of these stems a text has; texts are given folded, and all their words are in the lexicon. */
  countIn(text: string): number;
};

const UNKNOWN = 0;
const NO_MATCH = 1;
/** The first of the stems; the others follow. */
const MATCH = 2;

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const REST_OF_WORD = /[\p{L}\p{N}]*/uy;

/** Created once for all results of a query: each word of the lexicon is compared at most once, and never stemmed again. */
export function matcherOf(query: string, lexicon: Lexicon): Matcher {
  const words = withoutStopWords(wordsIn(query)).map(({ word }) => word);
  const stems = [...new Set(words.map(stemOf))];
  const last = words.at(-1) ?? "";
  const placeOfLast = stems.indexOf(stemOf(last));
  const places = new Map(stems.map((stem, place) => [lexicon.stemNumberOf(stem), place]));
  places.delete(undefined);
  const known = new Uint8Array(lexicon.words.length);
  const beginsLikeLast = (word: string) => last.length >= MIN_BEGINNING && word.startsWith(last);

  /** Which of the stems a word of the lexicon has. */
  function placeOf(number: number): number | undefined {
    if (known[number] === UNKNOWN) {
      const ofStem = places.get(lexicon.stemOf[number]) ?? places.get(lexicon.innerStemOf[number]);
      const place = ofStem ?? (beginsLikeLast(lexicon.words[number] ?? "") ? placeOfLast : undefined);
      known[number] = place === undefined ? NO_MATCH : MATCH + place;
    }
    const verdict = known[number] ?? NO_MATCH;
    return verdict === NO_MATCH ? undefined : verdict - MATCH;
  }

  // To look for the beginnings of words that match takes a tenth of the time of splitting a text into words.
  const beginnings = stems.flatMap((stem) => lexicon.beginningOf(stem) ?? []);
  if (last.length >= MIN_BEGINNING) beginnings.push(last);
  const candidates = new RegExp(`${BEFORE_INNER_WORD}?(?:${beginnings.join("|")})`, "g");

  return {
    asked: stems.length,
    isMatch(word) {
      const number = lexicon.numberOf(word);
      return number === undefined
        ? stems.includes(stemOf(word)) || beginsLikeLast(word)
        : placeOf(number) !== undefined;
    },
    countIn(text) {
      const met = new Set<number>();
      if (beginnings.length === 0) return 0;
      candidates.lastIndex = 0;
      for (let found = candidates.exec(text); found && met.size < stems.length; found = candidates.exec(text)) {
        const end = endOfWord(text, candidates.lastIndex);
        // Words with one stem may have no beginning in common: then the match is empty.
        candidates.lastIndex = Math.max(end, found.index + 1);
        if (isWithinWord(text, found.index)) continue;
        const number = lexicon.numberOf(text.slice(found.index, end));
        const place = number === undefined ? undefined : placeOf(number);
        if (place !== undefined) met.add(place);
      }
      return met.size;
    },
  };
}

function isWithinWord(text: string, at: number): boolean {
  return ENDS_IN_WORD.test(text.slice(Math.max(0, at - 2), at));
}

function endOfWord(text: string, at: number): number {
  REST_OF_WORD.lastIndex = at;
  REST_OF_WORD.test(text);
  return Math.max(at, REST_OF_WORD.lastIndex);
}
