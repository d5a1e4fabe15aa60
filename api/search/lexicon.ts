import SearchableMap from "minisearch/SearchableMap";
import { stemOf } from "#contract/stem-of.ts";

/**
 * Words and their stems as numbers. It only grows and is shared by consecutive versions, so that an unchanged text is
 * not read again. Each version knows itself which of the words it contains.
 */
export class Lexicon {
  readonly words: string[] = [];
  readonly stems: string[] = [];
  /** The number of the stem, by the number of the word. */
  readonly stemOf: number[] = [];
  /** For prefixes and misspellings. */
  readonly wordTree = new SearchableMap<number>();
  readonly stemTree = new SearchableMap<number>();
  // While texts are read, these maps are ten times as fast as the trees.
  readonly #words = new Map<string, number>();
  readonly #stems = new Map<string, number>();

  /** Adds a word and returns its number. */
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
