import type { Lexicon } from "./lexicon.ts";
import { matcherOf } from "./matcher.ts";

export type PassageFinder = {
  /**
   * Of several texts, the one that matches the most words of the query, and more than `known`; if several do, the first.
   */
  find(texts: Iterable<readonly number[]>, known?: number): number | undefined;
  /** Whether a text matches every word of the query. */
  matchesAll(words: readonly number[]): boolean;
  /** How many words of the query a visitor sees by a title and a lead, if that is enough to show no other text. */
  countInHead(title: readonly number[], lead: readonly number[]): number;
};

/** Texts are given by the numbers of their words. Created once for all results of a query. */
export function passageFinder(query: string, lexicon: Lexicon): PassageFinder {
  const { asked, isMatchAt } = matcherOf(query, lexicon);

  function countIn(words: readonly number[]): number {
    let matching: Set<number | undefined> | undefined;
    for (const word of words) {
      if (isMatchAt(word)) matching = (matching ?? new Set()).add(lexicon.stemOf[word]);
    }
    return matching?.size ?? 0;
  }

  return {
    matchesAll: (words) => asked > 0 && countIn(words) >= asked,
    // A title alone must have all the words: a lead with none of them says nothing about the others.
    countInHead: (title, lead) => (countIn(lead) > 0 ? countIn([...title, ...lead]) : 0),
    find(texts, known = 0) {
      let best: { at: number; met: number } | undefined;
      let at = 0;
      for (const words of texts) {
        const met = countIn(words);
        if (met > (best?.met ?? known)) best = { at, met };
        if (met >= asked) break;
        at++;
      }
      return best?.at;
    },
  };
}
