import { eachInSlices } from "../slices.ts";
import type { Lexicon } from "./lexicon.ts";
import { fieldWorth, phraseOf, type ReadDocument, weightInTitle } from "./read-document.ts";
import type { Reading } from "./read-query.ts";

/**
 * Of the wanted documents, those that match every word, best first; if none does, the others, those with more matching
 * words first.
 */
export type PickDocuments = (isWanted: (position: number) => boolean) => Picked;
/** Sorted lazily. `score` is that of the first one. */
type Picked = { isAny: boolean; hasAllWords: boolean; ranked(): { positions: number[]; score: number } };

/** How many words of a query each document matches, how many of them as typed, and how well; how rare each word is. */
type Tally = { met: Uint8Array; exact: Uint8Array; worth: Float64Array; rarities: number[] };

/** So many documents with the word itself are enough: those with words that only begin like it are left out. */
const ENOUGH = 8;

/**
 * The posting lists: which documents a stem occurs in, and its weight in each. Documents are known by their position.
 */
export class Postings {
  readonly #size: number;
  readonly #stemNumber: (stem: string) => number | undefined;
  /** The postings of a stem are contiguous, from its start to the start of the next stem. */
  readonly #starts: Uint32Array;
  readonly #positions: Uint32Array;
  readonly #weights: Float32Array;
  /** The documents with each keyword phrase. */
  readonly #byPhrase = new Map<string, Set<number>>();

  private constructor(size: number, starts: Uint32Array, stemNumber: (stem: string) => number | undefined) {
    this.#size = size;
    this.#stemNumber = stemNumber;
    this.#starts = starts;
    this.#positions = new Uint32Array(starts.at(-1) ?? 0);
    this.#weights = new Float32Array(starts.at(-1) ?? 0);
  }

  /** From documents read with this lexicon, in slices. */
  static async build(documents: ReadDocument[], lexicon: Lexicon): Promise<Postings> {
    const starts = await startsOf(documents, lexicon.stems.length);
    const postings = new Postings(documents.length, starts, (stem) => lexicon.stemNumberOf(stem));
    const free = starts.slice();
    let position = 0;
    await eachInSlices(documents, (document) => postings.#add(document, position++, free));
    return postings;
  }

  #add({ stems, weights, phrases }: ReadDocument, position: number, free: Uint32Array): void {
    for (const phrase of phrases) {
      const documents = this.#byPhrase.get(phrase) ?? new Set();
      this.#byPhrase.set(phrase, documents.add(position));
    }
    for (let n = 0; n < stems.length; n++) {
      const stem = stems[n] ?? 0;
      const at = free[stem] ?? 0;
      free[stem] = at + 1;
      this.#positions[at] = position;
      this.#weights[at] = weights[n] ?? 0;
    }
  }

  /** Scores every document by the words of a query, once; each group may then pick other documents. */
  match(readings: Reading[]): PickDocuments {
    const { met, exact, worth, rarities } = this.#tally(readings);
    const isExact = (position: number) => exact[position] === readings.length;
    const matched: number[] = [];
    for (let position = 0; position < this.#size; position++) if (met[position]) matched.push(position);
    const scoreOf = (position: number | undefined) =>
      position === undefined ? 0 : (met[position] ?? 0) + fraction(this.#fieldWorth(position, readings, rarities));
    const byWorth = (a: number, b: number) =>
      Number(isExact(b)) - Number(isExact(a)) || (worth[b] ?? 0) - (worth[a] ?? 0) || a - b;
    return (isWanted) => {
      const byWordsMet: number[][] = Array.from({ length: readings.length + 1 }, () => []);
      const wanted = matched.filter(isWanted);
      const withTheWords = wanted.filter(isExact);
      const taken = withTheWords.length < ENOUGH ? wanted : withTheWords;
      for (const position of taken) byWordsMet[met[position] ?? 0]?.push(position);
      const [withAll = [], ...withSome] = byWordsMet.slice(1).toReversed();
      const hasAllWords = withAll.length > 0;
      const ranked = () => {
        const positions = (hasAllWords ? [withAll] : withSome).flatMap((equals) => equals.toSorted(byWorth));
        return { positions, score: scoreOf(positions[0]) };
      };
      return { isAny: byWordsMet.some(({ length }) => length > 0), hasAllWords, ranked };
    };
  }

  #tally(readings: Reading[]): Tally {
    const met = new Uint8Array(this.#size);
    const exact = new Uint8Array(this.#size);
    const worth = new Float64Array(this.#size);
    const rarities: number[] = [];
    const named = this.#namedBy(readings);
    for (const { stems } of readings) {
      const { best, documents } = this.#bestWeights(stems);
      for (const position of this.#documentsWith(stemOfWord(stems))) exact[position] = (exact[position] ?? 0) + 1;
      const rarity = Math.log(1 + this.#size / (documents + 1));
      rarities.push(rarity);
      for (let position = 0; position < this.#size; position++) {
        const own = best[position] ?? 0;
        if (own === 0) continue;
        const weight = named.has(position) ? asInTitle(own, 1 / readings.length) : own;
        met[position] = (met[position] ?? 0) + 1;
        worth[position] = (worth[position] ?? 0) + rarity * weight;
      }
    }
    return { met, exact, worth, rarities };
  }

  /** The documents whose keyword phrases contain the whole query as typed. */
  #namedBy(readings: Reading[]): ReadonlySet<number> {
    const exact = readings.map(({ stems }) => stemOfWord(stems));
    const numbers = exact.map((stem) => (stem === undefined ? undefined : this.#stemNumber(stem)));
    if (numbers.includes(undefined)) return new Set();
    return this.#byPhrase.get(phraseOf(numbers.flatMap((number) => number ?? []))) ?? new Set();
  }

  /** By field only: word frequency cannot be compared between a short record and a long article. */
  #fieldWorth(position: number, readings: Reading[], rarities: number[]): number {
    let sum = 0;
    for (const [n, { stems }] of readings.entries()) {
      let best = 0;
      for (const [stem, closeness] of stems)
        best = Math.max(best, closeness * Math.floor(this.#weightAt(stem, position)));
      sum += (rarities[n] ?? 0) * best;
    }
    return sum;
  }

  #weightAt(stem: string, position: number): number {
    const number = this.#stemNumber(stem) ?? -1;
    const end = this.#starts[number + 1] ?? 0;
    const start = this.#starts[number] ?? end;
    const at = this.#positions.subarray(start, end).indexOf(position);
    return at < 0 ? 0 : (this.#weights[start + at] ?? 0);
  }

  #documentsWith(stem: string | undefined): Uint32Array {
    const number = stem === undefined ? -1 : (this.#stemNumber(stem) ?? -1);
    const end = this.#starts[number + 1] ?? 0;
    return this.#positions.subarray(this.#starts[number] ?? end, end);
  }

  /** The best stem counts, not the sum: ten similar words are not the word itself. */
  #bestWeights(stems: Reading["stems"]): { best: Float64Array; documents: number } {
    const best = new Float64Array(this.#size);
    let documents = 0;
    for (const [stem, closeness] of stems) {
      const number = this.#stemNumber(stem) ?? -1;
      const end = this.#starts[number + 1] ?? 0;
      for (let at = this.#starts[number] ?? end; at < end; at++) {
        const position = this.#positions[at] ?? 0;
        const before = best[position] ?? 0;
        if (before === 0) documents++;
        best[position] = Math.max(before, closeness * (this.#weights[at] ?? 0));
      }
    }
    return { best, documents };
  }
}

/** The stem of the word as it was typed, if it occurs at all. */
function stemOfWord(stems: Reading["stems"]): string | undefined {
  return [...stems].find(([, closeness]) => closeness === 1)?.[0];
}

/** Monotonic and below one: one more matching word is worth more than any rank of the others. */
function fraction(worth: number): number {
  return worth / (1 + worth);
}

/** The start of the postings of each stem; the last entry is the end of all. */
async function startsOf(documents: ReadDocument[], stems: number): Promise<Uint32Array> {
  const starts = new Uint32Array(stems + 1);
  await eachInSlices(documents, ({ stems: ofDocument }) => {
    for (const stem of ofDocument) starts[stem + 1] = (starts[stem + 1] ?? 0) + 1;
  });
  for (let stem = 0; stem < stems; stem++) starts[stem + 1] = (starts[stem + 1] ?? 0) + (starts[stem] ?? 0);
  return starts;
}

/** A keyword phrase counts as a title of as many words. */
function asInTitle(weight: number, share: number): number {
  return weight < fieldWorth.title ? weightInTitle(share, weight % 1) : weight;
}
