import { stemOf } from "#contract/stem-of.ts";
import { wordsAsked } from "./highlight.ts";
import type { Lexicon } from "./lexicon.ts";
import { MIN_BEGINNING } from "./read-query.ts";

const UNKNOWN = 0;
const NO_MATCH = 1;
const MATCH = 2;

/**
 * Of several texts, given by the numbers of their words, which one answers most words of the query, the first of
 * equals. Made once for all that a query has found: every word of the lexicon is compared at most once.
 */
export function passageFinder(
  query: string,
  lexicon: Lexicon,
): (texts: Iterable<readonly number[]>) => number | undefined {
  const asked = wordsAsked(query);
  const beginning = asked.at(-1) ?? "";
  const stems = new Set(asked.map(stemOf));
  const stemNumbers = new Set(Array.from(stems, (stem) => lexicon.stemNumberOf(stem)));
  const known = new Uint8Array(lexicon.words.length);
  const isMatch = (word: number) =>
    stemNumbers.has(lexicon.stemOf[word]) ||
    (beginning.length >= MIN_BEGINNING && lexicon.words[word]?.startsWith(beginning));

  return (texts) => {
    let best: { at: number; met: number } | undefined;
    let at = 0;
    for (const words of texts) {
      let matching: Set<number | undefined> | undefined;
      for (const word of words) {
        if (known[word] === UNKNOWN) known[word] = isMatch(word) ? MATCH : NO_MATCH;
        if (known[word] === MATCH) matching = (matching ?? new Set()).add(lexicon.stemOf[word]);
      }
      const met = matching?.size ?? 0;
      if (met > (best?.met ?? 0)) best = { at, met };
      if (met >= stems.size) break;
      at++;
    }
    return best?.at;
  };
}
