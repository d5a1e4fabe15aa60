import type { Lexicon } from "./lexicon.ts";
import { matcherOf } from "./matcher.ts";

export type PassageFinder = {
  /**
   * Of several texts, the one that matches the most words of the query, and more than `known`; if several do, the first.
   */
  find(texts: Iterable<string>, known?: number): number | undefined;
  /** Whether a text matches every word of the query. */
  matchesAll(text: string): boolean;
  /** How many words of the query a visitor sees by a title and a lead, if that is enough to show no other text. */
  countInHead(title: string, lead: string): number;
};

/** Texts are given folded. Created once for all results of a query. */
export function passageFinder(query: string, lexicon: Lexicon): PassageFinder {
  const { asked, countIn } = matcherOf(query, lexicon);

  return {
    matchesAll: (text) => asked > 0 && countIn(text) === asked,
    // A title alone must have all the words: a lead with none of them says nothing about the others.
    countInHead: (title, lead) => (countIn(lead) > 0 ? countIn(`${title} ${lead}`) : 0),
    find(texts, known = 0) {
      if (known === asked) return undefined;
      let best: { at: number; met: number } | undefined;
      let at = 0;
      for (const text of texts) {
        const met = countIn(text);
        if (met > (best?.met ?? known)) best = { at, met };
        if (met === asked) break;
        at++;
      }
      return best?.at;
    },
  };
}
