import SearchableMap from "minisearch/SearchableMap";
import { stemOf } from "#contract/stem-of.ts";

/**
 * Words and their stems as numbers. It only grows and is shared by the versions that come after one another, so that a
 * text that has not changed is not read again; which of its words a version has is the version's own knowledge.
 */
export class Lexicon {
  readonly words: string[] = [];
  readonly stems: string[] = [];
  /** The number of a word's stem, by the word's number. */
  readonly stemOf: number[] = [];
  /** For beginnings and misspellings. */
  readonly wordTree = new SearchableMap<number>();
  readonly stemTree = new SearchableMap<number>();
  // The plain maps answer while texts are read, ten times as fast as the trees.
  readonly #words = new Map<string, number>();
  readonly #stems = new Map<string, number>();

  /** Learns a word; answers its number. */
  learn(word: string): number {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const number = this.words.push(word) - 1;
    this.#words.set(word, number);
    this.wordTree.set(word, number);
    this.stemOf.push(this.#learnStem(stemOf(word)));
    return number;
  }

  numberOf(word: string): number | undefined {
    return this.#words.get(word);
  }

  stemNumberOf(stem: string): number | undefined {
    return this.#stems.get(stem);
  }

  #learnStem(stem: string): number {
    const known = this.#stems.get(stem);
    if (known !== undefined) return known;
    const number = this.stems.push(stem) - 1;
    this.#stems.set(stem, number);
    this.stemTree.set(stem, number);
    return number;
  }
}
