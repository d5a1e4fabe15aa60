import { eachInSlices } from "../slices.ts";
import type { ReadDocument } from "./read-document.ts";

/**
 * The posting lists: which documents a stem occurs in, and its weight in each. Documents and stems are known by their
 * numbers. It never changes.
 */
export type Postings = {
  /** How many documents there are. */
  size: number;
  /** The postings of a stem are contiguous, from its start to the start of the next stem. */
  starts: Uint32Array;
  documents: Uint32Array;
  /** In units of `1 / WEIGHT`: half the memory, and as fine as an order needs. */
  weights: Uint16Array;
  /** The documents with each keyword phrase (`phraseOf`). */
  byPhrase: Map<string, number[]>;
};

export const WEIGHT = 8192;

export const NO_POSTINGS: Postings = {
  size: 0,
  starts: new Uint32Array(1),
  documents: new Uint32Array(),
  weights: new Uint16Array(),
  byPhrase: new Map(),
};

/** Where the postings of a stem begin and end. */
export function rangeOf({ starts }: Postings, stem: number | undefined): [start: number, end: number] {
  const end = starts[(stem ?? -1) + 1] ?? 0;
  return stem === undefined ? [0, 0] : [starts[stem] ?? end, end];
}

/** Documents that are not to be read again, by their old numbers: their new ones, or `GONE`. */
export type Moved = Int32Array;
export const GONE = -1;

/** So many postings are allocated at once: many small arrays would keep the garbage collector busy. */
const CHUNK = 1 << 17;
type Chunk = { stems: Uint32Array; documents: Uint32Array; weights: Uint16Array; used: number };

/** Collects documents in any order. */
export class PostingsBuilder {
  readonly #chunks: Chunk[] = [];
  readonly #byPhrase = new Map<string, number[]>();

  add({ stems, weights, phrases }: ReadDocument, document: number): void {
    for (const phrase of phrases) this.#addPhrase(phrase, document);
    let chunk = this.#chunks.at(-1);
    for (const [n, stem] of stems.entries()) {
      if (!chunk || chunk.used === CHUNK) this.#chunks.push((chunk = newChunk()));
      chunk.stems[chunk.used] = stem;
      chunk.documents[chunk.used] = document;
      // Never rounded up: the whole part of a weight says in which field the word stands.
      chunk.weights[chunk.used++] = Math.floor((weights[n] ?? 0) * WEIGHT);
    }
  }

  /** The collected documents and those of `before` that have moved, in slices. `stems`: how many there are. */
  async build(
    before: Postings,
    moved: Moved,
    { size, stems, sliceMs }: { size: number; stems: number; sliceMs: number },
  ): Promise<Postings> {
    const inSlices = <Item>(items: Iterable<Item>, work: (item: Item) => void) => eachInSlices(items, work, sliceMs);
    const starts = new Uint32Array(stems + 1);
    await inSlices(eachList(before), ([stem, start, end]) => {
      for (let at = start; at < end; at++)
        if (moved[before.documents[at] ?? 0] !== GONE) starts[stem + 1] = (starts[stem + 1] ?? 0) + 1;
    });
    await inSlices(this.#chunks, ({ stems: ofChunk, used }) => {
      for (let n = 0; n < used; n++) starts[(ofChunk[n] ?? 0) + 1] = (starts[(ofChunk[n] ?? 0) + 1] ?? 0) + 1;
    });
    for (let stem = 0; stem < stems; stem++) starts[stem + 1] = (starts[stem + 1] ?? 0) + (starts[stem] ?? 0);

    const total = starts.at(-1) ?? 0;
    const [documents, weights, free] = [new Uint32Array(total), new Uint16Array(total), starts.slice()];
    await inSlices(eachList(before), ([stem, start, end]) => {
      let to = free[stem] ?? 0;
      // A version differs in a few articles: what stands between them is copied as it is.
      let copied = start;
      const copyUntil = (at: number) => {
        documents.set(before.documents.subarray(copied, at), to);
        weights.set(before.weights.subarray(copied, at), to);
        to += at - copied;
      };
      for (let at = start; at < end; at++) {
        const number = before.documents[at] ?? 0;
        const document = moved[number] ?? GONE;
        if (document === number) continue;
        if (copied < at) copyUntil(at);
        copied = at + 1;
        if (document === GONE) continue;
        documents[to] = document;
        weights[to++] = before.weights[at] ?? 0;
      }
      copyUntil(end);
      free[stem] = to;
    });
    await inSlices(this.#chunks, ({ stems: ofChunk, documents: numbers, weights: own, used }) => {
      for (let n = 0; n < used; n++) {
        const stem = ofChunk[n] ?? 0;
        const to = free[stem] ?? 0;
        free[stem] = to + 1;
        documents[to] = numbers[n] ?? 0;
        weights[to] = own[n] ?? 0;
      }
    });
    await inSlices(before.byPhrase, ([phrase, numbers]) => {
      for (const number of numbers) {
        const document = moved[number] ?? GONE;
        if (document !== GONE) this.#addPhrase(phrase, document);
      }
    });
    return { size, starts, documents, weights, byPhrase: this.#byPhrase };
  }

  #addPhrase(phrase: string, document: number): void {
    const documents = this.#byPhrase.get(phrase);
    if (!documents) this.#byPhrase.set(phrase, [document]);
    else if (documents.at(-1) !== document) documents.push(document);
  }
}

function newChunk(): Chunk {
  return {
    stems: new Uint32Array(CHUNK),
    documents: new Uint32Array(CHUNK),
    weights: new Uint16Array(CHUNK),
    used: 0,
  };
}

function* eachList(postings: Postings): Generator<[stem: number, start: number, end: number]> {
  for (let stem = 0; stem + 1 < postings.starts.length; stem++) yield [stem, ...rangeOf(postings, stem)];
}
