import { endOfCut, sentencesIn } from "#contract/cut-text.ts";
import { otherLayout } from "#contract/keyboard-layout.ts";
import type { Piece } from "#contract/search.ts";
import type { Lexicon } from "./lexicon.ts";
import { matcherOf } from "./matcher.ts";
import { eachWord, type Word, wordsIn } from "./search-words.ts";

const ELLIPSIS = "…";
/** How much of an excerpt may come before the match. */
const LEAD = 1 / 3;

/** Finds a query in plain texts. Created once for all results of a query. */
export type Marker = {
  /** Splits a text into pieces that match the query and pieces that do not. Joined, they are the text again. */
  highlight(text: string): Piece[];
  /**
   * At most `length` characters around the first match: whole sentences if they fit, otherwise an ellipsis stands where
   * a sentence was cut.
   */
  excerpt(text: string, length: number): string;
};

export function markerOf(query: string, lexicon: Lexicon): Marker {
  const { isMatch } = matcherOf(query, lexicon);
  const { isMatch: isMatchInOther } = matcherOf(otherLayout(query), lexicon);

  function matches(text: string): Word[] {
    const words = wordsIn(text);
    const asTyped = words.filter(({ word }) => isMatch(word));
    return asTyped.length > 0 ? asTyped : words.filter(({ word }) => isMatchInOther(word));
  }

  /** Lazy: reads no further than needed. */
  function firstMatch(text: string): Word | undefined {
    for (const isWanted of [isMatch, isMatchInOther])
      for (const word of eachWord(text)) if (isWanted(word.word)) return word;
    return undefined;
  }

  return {
    highlight(text) {
      const pieces: Piece[] = [];
      let end = 0;
      for (const word of matches(text)) {
        if (word.start > end) pieces.push({ text: text.slice(end, word.start), isMatch: false });
        pieces.push({ text: text.slice(word.start, word.end), isMatch: true });
        end = word.end;
      }
      if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false });
      return pieces;
    },

    excerpt(text, length) {
      if (text.length <= length) return text;
      const match = firstMatch(text);
      const begins = sentencesIn(text);
      const start = startOfExcerpt(text, match?.start ?? 0, length, begins);
      const end = endOfCut(text, { start, length, kept: match?.end ?? 0 });
      const isWholeTo = end === text.length || begins.includes(end);
      return (begins.includes(start) ? "" : ELLIPSIS) + text.slice(start, end).trim() + (isWholeTo ? "" : ELLIPSIS);
    },
  };
}

function startOfExcerpt(text: string, match: number, length: number, begins: number[]): number {
  const wanted = Math.min(match - Math.floor(length * LEAD), text.length - length);
  if (wanted <= 0) return 0;
  const sentence = begins.find((begin) => begin >= wanted && begin <= match);
  if (sentence !== undefined) return sentence;
  const border = text.slice(wanted - 1, match).search(/\s/);
  return border < 0 ? match : wanted + border;
}
