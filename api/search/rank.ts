import type { Lexicon } from "./lexicon.ts";
import { type Postings, rangeOf, WEIGHT } from "./postings.ts";
import { fieldWorth, phraseOf, weightAsKeyword, weightInTitle } from "./read-document.ts";
import type { Reading } from "./read-query.ts";

/** A part of the documents: their numbers, and by the number of a document 1 if it is among them. */
export type Scope = { documents: Uint32Array; has: Uint8Array };

/**
 * Of the wanted documents, or of all, those that match every word, best first; if none does, the others, those with more
 * matching words first.
 */
export type PickDocuments = (scope?: Scope) => Picked;
type Picked = {
  total: number;
  /** Whether the documents match every word. */
  hasAllWords: boolean;
  /** The first `count` of them, or all: whoever asks for few does not wait for all to be sorted. */
  best(count?: number): number[];
  /** That of the first one. */
  score(): number;
};

type Tally = {
  /** How well each document matches. */
  worth: Float64Array;
  /** How many words of the query each document matches, and how many of them as typed. */
  met: Uint8Array;
  exact: Uint8Array;
  /** The documents that match so many words. */
  byMet: Uint32Array[];
  /** Those that match every word as typed. */
  asTyped: Uint32Array;
  /** How rare each word is. */
  rarities: number[];
};

/** So many documents with the word itself are enough: those with words that only begin like it are left out. */
const ENOUGH = 8;
/** From here on, sorting everything is not slower than looking for the best. */
const MOST_SELECTED = 1000;

/**
 * Scores the documents with words of a query, once; each group may then pick other documents. Whatever is done takes as
 * long as there are documents with these words, not as there are documents.
 */
export function rank(postings: Postings, lexicon: Lexicon, readings: Reading[]): PickDocuments {
  const { worth, met, exact, byMet, asTyped, rarities } = tally(postings, lexicon, readings);
  const asked = readings.length;
  const byWorth = (a: number, b: number) =>
    Number(exact[b] === asked) - Number(exact[a] === asked) || (worth[b] ?? 0) - (worth[a] ?? 0) || a - b;
  return (scope) => {
    const typed = within(scope, asTyped, (document) => exact[document] === asked);
    const levels: Uint32Array[] = [];
    const withWords = (words: number) =>
      (levels[words] ??= within(scope, byMet[words] ?? NONE, (document) => met[document] === words));
    if (typed.length >= ENOUGH) levels[asked] = typed;
    const withAll = withWords(asked).length;
    const total = withAll || byMet.reduce((sum, _, words) => sum + withWords(words).length, 0);
    const best = (count = total): number[] => {
      let found: number[] = [];
      for (let words = asked; words > 0 && found.length < Math.min(count, total); words--)
        found = found.concat(firstOf(withWords(words), count - found.length, byWorth));
      return found;
    };
    const score = () => {
      const [first] = best(1);
      if (first === undefined) return 0;
      return (met[first] ?? 0) + fraction(fieldWorthOf(first, postings, lexicon, readings, rarities));
    };
    return { total, hasAllWords: withAll > 0, best, score };
  };
}

/** Those of a list that are in the scope. `isListed`: whether a document is in the list, if the scope is shorter. */
function within(scope: Scope | undefined, list: Uint32Array, isListed: (document: number) => boolean): Uint32Array {
  if (!scope) return list;
  if (scope.documents.length < list.length) return scope.documents.filter(isListed);
  return list.filter((document) => scope.has[document] === 1);
}

/** The first ones in this order. */
function firstOf(all: Uint32Array, count: number, order: (a: number, b: number) => number): number[] {
  if (count >= all.length || count > MOST_SELECTED) return Array.from(all.toSorted(order).subarray(0, count));
  const first: number[] = [];
  for (const one of all) {
    const last = first[count - 1];
    if (last !== undefined && order(one, last) >= 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (order(first[middle] ?? 0, one) <= 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, one);
    if (first.length > count) first.pop();
  }
  return first;
}

const NONE = new Uint32Array();

/** Used by one tally after the other, so that a search allocates only what it returns. The weights are 0 in between. */
let spare = { best: new Float64Array(), own: NONE, touched: NONE };

function spareOf(size: number): typeof spare {
  if (spare.best.length < size)
    spare = { best: new Float64Array(size), own: new Uint32Array(size), touched: new Uint32Array(size) };
  return spare;
}

function tally(postings: Postings, lexicon: Lexicon, readings: Reading[]): Tally {
  const { size } = postings;
  const asked = readings.length;
  const [met, exact, worth] = [new Uint8Array(size), new Uint8Array(size), new Float64Array(size)];
  const { best, own, touched } = spareOf(size);
  const rarities: number[] = [];
  let touchedCount = 0;
  const asNamed = namingOf(postings, readings);
  for (const { stems } of readings) {
    const count = noteBestWeights(best, own, postings, lexicon, stems);
    const [start, end] = rangeOf(postings, numberOf(lexicon, stemOfWord(stems)));
    for (let at = start; at < end; at++) {
      const document = postings.documents[at] ?? 0;
      exact[document] = (exact[document] ?? 0) + 1;
    }
    const rarity = Math.log(1 + size / (count + 1));
    rarities.push(rarity);
    for (let n = 0; n < count; n++) {
      const document = own[n] ?? 0;
      const weight = best[document] ?? 0;
      best[document] = 0;
      if (met[document] === 0) touched[touchedCount++] = document;
      met[document] = (met[document] ?? 0) + 1;
      worth[document] = (worth[document] ?? 0) + rarity * asNamed(weight, document);
    }
  }
  const byMet = groupByMet(touched.subarray(0, touchedCount), met, asked);
  const asTyped = byMet[asked]?.filter((document) => exact[document] === asked) ?? NONE;
  return { worth, met, exact, byMet, asTyped, rarities };
}

function groupByMet(documents: Uint32Array, met: Uint8Array, most: number): Uint32Array[] {
  const counts = new Uint32Array(most + 1);
  for (const document of documents) counts[met[document] ?? 0] = (counts[met[document] ?? 0] ?? 0) + 1;
  const groups = Array.from(counts, (count) => new Uint32Array(count));
  counts.fill(0);
  for (const document of documents) {
    const words = met[document] ?? 0;
    const at = counts[words] ?? 0;
    counts[words] = at + 1;
    const group = groups[words];
    if (group) group[at] = document;
  }
  return groups;
}

/** What a word counts in a document: more if one of its keyword phrases is the whole query as typed. */
type Naming = (weight: number, document: number) => number;

function namingOf({ byPhrase }: Postings, readings: Reading[]): Naming {
  const exact = readings.flatMap(({ stems }) => stemOfWord(stems) ?? []);
  const named = new Set(exact.length === readings.length ? byPhrase.get(phraseOf(exact)) : []);
  const asNamed = new Set(exact).size > 1 ? asInTitle(1 / readings.length) : asWholeKeyword;
  return (weight, document) => (named.has(document) ? asNamed(weight) : weight);
}

/** By field only: word frequency cannot be compared between a short record and a long article. */
function fieldWorthOf(
  document: number,
  postings: Postings,
  lexicon: Lexicon,
  readings: Reading[],
  rarities: number[],
): number {
  let worth = 0;
  const asNamed = namingOf(postings, readings);
  for (const [n, { stems }] of readings.entries()) {
    let best = 0;
    for (const [stem, closeness] of stems)
      best = Math.max(
        best,
        closeness * Math.floor(asNamed(weightAt(postings, numberOf(lexicon, stem), document), document)),
      );
    worth += (rarities[n] ?? 0) * best;
  }
  return worth;
}

function weightAt(postings: Postings, stem: number | undefined, document: number): number {
  const [start, end] = rangeOf(postings, stem);
  const at = postings.documents.subarray(start, end).indexOf(document);
  return at < 0 ? 0 : (postings.weights[start + at] ?? 0) / WEIGHT;
}

/**
 * Notes in `best` how well each document matches a word, lists these documents in `own` and returns how many they are. The
 * best stem counts, not the sum: ten similar words are not the word itself.
 */
function noteBestWeights(
  best: Float64Array,
  own: Uint32Array,
  postings: Postings,
  lexicon: Lexicon,
  stems: Reading["stems"],
): number {
  const { documents, weights } = postings;
  let count = 0;
  for (const [stem, closeness] of stems) {
    const [start, end] = rangeOf(postings, numberOf(lexicon, stem));
    for (let at = start; at < end; at++) {
      const document = documents[at] ?? 0;
      const before = best[document] ?? 0;
      if (before === 0) own[count++] = document;
      best[document] = Math.max(before, (closeness * (weights[at] ?? 0)) / WEIGHT);
    }
  }
  return count;
}

function numberOf(lexicon: Lexicon, stem: string | undefined): number | undefined {
  return stem === undefined ? undefined : lexicon.stemNumberOf(stem);
}

/** The stem of the word as it was typed, if it occurs at all. */
function stemOfWord(stems: Reading["stems"]): string | undefined {
  return [...stems].find(([, closeness]) => closeness === 1)?.[0];
}

/** Monotonic and below one: one more matching word is worth more than any rank of the others. */
function fraction(worth: number): number {
  return worth / (1 + worth);
}

/** A keyword phrase counts as a title of as many words. */
function asInTitle(share: number) {
  return (weight: number): number => (weight < fieldWorth.title ? weightInTitle(share, weight % 1) : weight);
}

/** A keyword of one word is too common for that: it counts more than a word of a phrase, but less than a title. */
function asWholeKeyword(weight: number): number {
  return weight < fieldWorth.title ? weightAsKeyword(weight % 1) : weight;
}
