import { stemOf } from "#contract/stem-of.ts";
import { matcher, wordsAsked } from "./highlight.ts";
import type { Lexicon } from "./lexicon.ts";

const UNKNOWN = 0;
const NO_MATCH = 1;
const MATCH = 2;

/**
 * Of several texts, given by the numbers of their words, the one that matches the most words of the query; if several
 * do, the first. Created once for all results of a query: every word of the lexicon is compared at most once.
 */
export function passageFinder(
  query: string,
  lexicon: Lexicon,
): (texts: Iterable<readonly number[]>) => number | undefined {
  const isMatch = matcher(query);
  const asked = new Set(wordsAsked(query).map(stemOf)).size;
  const known = new Uint8Array(lexicon.words.length);

  return (texts) => {
    let best: { at: number; met: number } | undefined;
    let at = 0;
    for (const words of texts) {
      let matching: Set<number | undefined> | undefined;
      for (const word of words) {
        if (known[word] === UNKNOWN) known[word] = isMatch(lexicon.words[word] ?? "") ? MATCH : NO_MATCH;
        if (known[word] === MATCH) matching = (matching ?? new Set()).add(lexicon.stemOf[word]);
      }
      const met = matching?.size ?? 0;
      if (met > (best?.met ?? 0)) best = { at, met };
      if (met >= asked) break;
      at++;
    }
    return best?.at;
  };
}
