import type { Reading } from "./read-query.ts";

/** The stems of a document's fields, in the order of the text. */
export type Fields = { title: string[]; keywords: string[]; text: string[] };

/** Parallel lists: in which documents a stem stands, and how much it weighs in each. */
type Posting = { positions: number[]; weights: number[] };

/** Of the wanted documents those that answer every word, the best first; when none does, the others, more words first. */
export type Pick = (isWanted: (position: number) => boolean) => { positions: number[]; hasAllWords: boolean };

/** How many words of a query each document answers, and how well. */
type Tally = { met: Uint8Array; worth: Float64Array };

// Frequency adds less than one, so a title stays before keywords and keywords before a text, however often it repeats.
const fieldWorth = { title: 4, keywords: 2, text: 1 };
/** A text of so many words needs a word twice to be as much about it as a short one that has it once. */
const LONG_TEXT = 400;

/** Which documents a stem stands in. Documents are known by their position. */
export class Postings {
  readonly #byStem = new Map<string, Posting>();
  #size = 0;

  add(fields: Fields): void {
    const position = this.#size++;
    const length = fields.title.length + fields.keywords.length + fields.text.length;
    for (const [stem, { worth, count }] of occurrences(fields)) {
      const posting = this.#posting(stem);
      posting.positions.push(position);
      posting.weights.push(worth + count / (count + 1 + length / LONG_TEXT));
    }
  }

  /** Weighs every document by the words of a query, once; what is picked of them may differ from group to group. */
  match(readings: Reading[]): Pick {
    const { met, worth } = this.#tally(readings);
    const byWorth = (a: number, b: number) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b;
    return (isWanted) => {
      const byWordsMet: number[][] = Array.from({ length: readings.length + 1 }, () => []);
      for (let position = 0; position < this.#size; position++) {
        const words = met[position] ?? 0;
        if (words > 0 && isWanted(position)) byWordsMet[words]?.push(position);
      }
      const [withAll = [], ...withSome] = byWordsMet.slice(1).toReversed();
      if (withAll.length > 0) return { positions: withAll.toSorted(byWorth), hasAllWords: true };
      return { positions: withSome.flatMap((positions) => positions.toSorted(byWorth)), hasAllWords: false };
    };
  }

  #tally(readings: Reading[]): Tally {
    const met = new Uint8Array(this.#size);
    const worth = new Float64Array(this.#size);
    for (const { stems } of readings) {
      const { best, documents } = this.#bestWeights(stems);
      const rarity = Math.log(1 + this.#size / (documents + 1));
      for (let position = 0; position < this.#size; position++) {
        const weight = best[position] ?? 0;
        if (weight === 0) continue;
        met[position] = (met[position] ?? 0) + 1;
        worth[position] = (worth[position] ?? 0) + rarity * weight;
      }
    }
    return { met, worth };
  }

  /** The best of the stems counts, not their sum: ten similar words are not the word itself. */
  #bestWeights(stems: Reading["stems"]): { best: Float64Array; documents: number } {
    const best = new Float64Array(this.#size);
    let documents = 0;
    for (const [stem, closeness] of stems) {
      const { positions = [], weights = [] } = this.#byStem.get(stem) ?? {};
      for (const [at, position] of positions.entries()) {
        const before = best[position] ?? 0;
        if (before === 0) documents++;
        best[position] = Math.max(before, closeness * (weights[at] ?? 0));
      }
    }
    return { best, documents };
  }

  #posting(stem: string): Posting {
    const known = this.#byStem.get(stem);
    if (known) return known;
    const posting: Posting = { positions: [], weights: [] };
    this.#byStem.set(stem, posting);
    return posting;
  }
}

function occurrences({ title, keywords, text }: Fields): Map<string, { worth: number; count: number }> {
  const found = new Map<string, { worth: number; count: number }>();
  const note = (stems: string[], worth: number) => {
    for (const stem of stems) {
      const known = found.get(stem);
      if (known) known.count++;
      else found.set(stem, { worth, count: 1 });
    }
  };
  note(title, fieldWorth.title);
  note(keywords, fieldWorth.keywords);
  note(text, fieldWorth.text);
  return found;
}
