import { eachInSlices } from "../slices.ts";
import type { Lexicon } from "./lexicon.ts";
import type { ReadDocument } from "./read-document.ts";
import { stemOf } from "#contract/stem-of.ts";

/** Beyond these limits, more words add little to the results and much to the time. */
const MAX_COMPLETIONS = 24;
const MAX_CORRECTIONS = 8;

/** Every word of the content as written, with its stem: stems alone can be neither completed nor corrected. */
export class Vocabulary {
  readonly #lexicon: Lexicon;
  /**
   * Whether this version contains the word, by the number of the word. The lexicon also has words of earlier versions.
   */
  readonly #isHere: Uint8Array;
  /** By the number of a stem: the first word with it, counted from one. */
  readonly #firstWords: Uint32Array;

  private constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.#isHere = new Uint8Array(lexicon.words.length);
    this.#firstWords = new Uint32Array(lexicon.stems.length);
  }

  /** From documents read with this lexicon, in slices. */
  static async build(documents: ReadDocument[], lexicon: Lexicon): Promise<Vocabulary> {
    const vocabulary = new Vocabulary(lexicon);
    await eachInSlices(documents, ({ words }) => {
      for (const word of words) vocabulary.#add(word);
    });
    return vocabulary;
  }

  #add(word: number): void {
    if (this.#isHere[word] === 1) return;
    this.#isHere[word] = 1;
    const stem = this.#lexicon.stemOf[word] ?? 0;
    if (this.#firstWords[stem] === 0) this.#firstWords[stem] = word + 1;
  }

  hasStem(stem: string): boolean {
    return (this.#firstWords[this.#lexicon.stemNumberOf(stem) ?? -1] ?? 0) > 0;
  }

  stem(word: string): string {
    return stemOf(word);
  }

  /** Stems of the words with this prefix, shortest words first. */
  completions(beginning: string): string[] {
    const here = this.#lexicon.beginningWith(beginning).filter((number) => this.#isHere[number] === 1);
    const words = here
      .map((number) => this.#lexicon.words[number] ?? "")
      .toSorted((a, b) => a.length - b.length || order(a, b));
    return [...new Set(words.map((word) => this.stem(word)))].slice(0, MAX_COMPLETIONS);
  }

  /** The words closest to a misspelt one: with one edit, or, if there are none, with two. */
  corrections(misspelt: string): string[] {
    for (let edits = 1; edits <= allowedEdits(misspelt); edits++) {
      const found = this.#within(edits, misspelt);
      if (found.length > 0) return found.toSorted(order).slice(0, MAX_CORRECTIONS);
    }
    return [];
  }

  /** The words within so many edits, the first of each stem. */
  #within(edits: number, misspelt: string): string[] {
    const byStem = new Map<string, string>();
    const offer = (word: string) => {
      const stem = this.stem(word);
      if (!byStem.has(stem)) byStem.set(stem, word);
    };
    const stem = stemOf(misspelt);
    const { nearWords, nearStems, words: all } = this.#lexicon;
    for (const number of nearWords.within(edits, misspelt)) if (this.#isHere[number] === 1) offer(all[number] ?? "");
    for (const number of nearStems.within(Math.min(edits, allowedEdits(stem)), stem)) {
      const first = this.#firstWords[number] ?? 0;
      if (first > 0) offer(all[first - 1] ?? "");
    }
    for (const word of swaps(misspelt)) if (this.#has(word)) offer(word);
    return [...byStem.values()];
  }

  #has(word: string): boolean {
    return this.#isHere[this.#lexicon.numberOf(word) ?? -1] === 1;
  }
}

// A digit is never a typo: 2024 is not 2025.
function allowedEdits(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Two swapped letters: the most common typo, which the tree's edit distance counts as two. */
function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
