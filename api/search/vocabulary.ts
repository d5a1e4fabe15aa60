import { stemOf } from "#contract/stem-of.ts";
import type { Lexicon } from "./lexicon.ts";
import { type Postings, rangeOf } from "./postings.ts";

/** Beyond these limits, more words add little to the results and much to the time. */
const MAX_COMPLETIONS = 24;
const MAX_CORRECTIONS = 8;

/**
 * Every word of the content as written, with its stem: stems alone can be neither completed nor corrected. The lexicon
 * also has words of earlier versions: those whose stem occurs in this version are its words.
 */
export class Vocabulary {
  readonly #lexicon: Lexicon;
  readonly #postings: Postings;

  constructor(lexicon: Lexicon, postings: Postings) {
    this.#lexicon = lexicon;
    this.#postings = postings;
  }

  hasStem(stem: string): boolean {
    return this.#isHere(this.#lexicon.stemNumberOf(stem));
  }

  stem(word: string): string {
    return stemOf(word);
  }

  /** Stems of the words with this prefix, shortest words first. */
  completions(beginning: string): string[] {
    const here = this.#lexicon.beginningWith(beginning).filter((number) => this.#isWordHere(number));
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
    const { nearWords, nearStems, words: all, shortestWordOf } = this.#lexicon;
    for (const number of nearWords.within(edits, misspelt)) if (this.#isWordHere(number)) offer(all[number] ?? "");
    for (const number of nearStems.within(Math.min(edits, allowedEdits(stem)), stem)) {
      if (this.#isHere(number)) offer(shortestWordOf[number] ?? "");
    }
    for (const word of swaps(misspelt)) if (this.#has(word)) offer(word);
    return [...byStem.values()];
  }

  #has(word: string): boolean {
    return this.#isWordHere(this.#lexicon.numberOf(word) ?? -1);
  }

  #isWordHere(word: number): boolean {
    return this.#isHere(this.#lexicon.stemOf[word]);
  }

  #isHere(stem: number | undefined): boolean {
    const [start, end] = rangeOf(this.#postings, stem);
    return end > start;
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
