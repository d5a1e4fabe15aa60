import { otherLayout } from "#contract/keyboard-layout.ts";
import { MAX_QUERY, MAX_QUERY_WORDS } from "#contract/search-limits.ts";
import { MIN_BEGINNING } from "./lexicon.ts";
import { withoutStopWords } from "./stop-words.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { wordsOf } from "./search-words.ts";

/** One word of a query: the stems that match it, each with its closeness (1 is the word itself). */
export type Reading = { word: string; stems: Map<string, number>; takenFor: string[] };

type Reader = (word: string, isLast: boolean, vocabulary: Vocabulary) => Reading;

const COMPLETED = 0.4;
// So small that an exact word in a text ranks before a similar word in a title.
const CORRECTED = 0.2;

export function readQuery(query: string, vocabulary: Vocabulary): Reading[] {
  const chunks = query
    .slice(0, MAX_QUERY)
    .split(/\s+/)
    .filter((chunk) => wordsOf(chunk).length > 0)
    // Each word costs a look-up of all similar words and a scan of their documents.
    .slice(0, MAX_QUERY_WORDS);
  const readings = chunks.flatMap((chunk, position) => readChunk(chunk, position === chunks.length - 1, vocabulary));
  const distinct = new Map(readings.map((reading) => [reading.word, reading]));
  return withoutStopWords([...distinct.values()]).slice(0, MAX_QUERY_WORDS);
}

export function readQueryInOtherLayout(query: string, vocabulary: Vocabulary): Reading[] {
  return readQuery(otherLayout(query.slice(0, MAX_QUERY)), vocabulary);
}

/**
 * A part between spaces may contain several words (врач-нефролог), or start with a character that is not a letter
 * ([bhehu is хирург).
 */
function readChunk(chunk: string, isLast: boolean, vocabulary: Vocabulary): Reading[] {
  for (const spelling of [chunk, otherLayout(chunk)]) {
    const readings = readWords(spelling, isLast, vocabulary, asSpelt);
    if (readings.every(({ stems }) => stems.size > 0)) return readings;
  }
  return readWords(chunk, isLast, vocabulary, asMisspelt);
}

function readWords(chunk: string, isLast: boolean, vocabulary: Vocabulary, read: Reader): Reading[] {
  const words = wordsOf(chunk);
  return words.map((word, position) => read(word, isLast && position === words.length - 1, vocabulary));
}

function asSpelt(word: string, isLast: boolean, vocabulary: Vocabulary): Reading {
  const stems = new Map<string, number>();
  if (isLast && word.length >= MIN_BEGINNING) {
    for (const stem of vocabulary.completions(word)) stems.set(stem, COMPLETED);
  }
  const stem = vocabulary.stem(word);
  if (vocabulary.hasStem(stem)) stems.set(stem, 1);
  return { word, stems, takenFor: [word] };
}

/** Only a word that does not occur in the content is treated as a typo, so that exact words keep exact results. */
function asMisspelt(word: string, isLast: boolean, vocabulary: Vocabulary): Reading {
  const spelt = asSpelt(word, isLast, vocabulary);
  if (spelt.stems.size > 0) return spelt;
  const words = vocabulary.corrections(word);
  return { word, stems: new Map(words.map((word) => [vocabulary.stem(word), CORRECTED])), takenFor: words };
}
