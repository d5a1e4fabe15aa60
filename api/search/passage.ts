import type { Lexicon } from "./lexicon.ts";
import { matcherOf } from "./matcher.ts";

/**
 * Of several texts, given by the numbers of their words, the one that matches the most words of the query; if several
 * do, the first. Created once for all results of a query.
 */
export function passageFinder(
  query: string,
  lexicon: Lexicon,
): (texts: Iterable<readonly number[]>) => number | undefined {
  const { asked, isMatchAt } = matcherOf(query, lexicon);

  return (texts) => {
    let best: { at: number; met: number } | undefined;
    let at = 0;
    for (const words of texts) {
      let matching: Set<number | undefined> | undefined;
      for (const word of words) {
        if (isMatchAt(word)) matching = (matching ?? new Set()).add(lexicon.stemOf[word]);
      }
      const met = matching?.size ?? 0;
      if (met > (best?.met ?? 0)) best = { at, met };
      if (met >= asked) break;
      at++;
    }
    return best?.at;
  };
}
