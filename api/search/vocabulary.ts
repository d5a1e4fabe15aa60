import SearchableMap from "minisearch/SearchableMap";
import { stemOf } from "./words.ts";

/** Words beyond these add little to what is found and much to the time it takes. */
const MAX_COMPLETIONS = 24;
const MAX_CORRECTIONS = 8;

/** Every word of the content as it is written, with its stem: stems alone can be neither completed nor corrected. */
export class Vocabulary {
  // The plain map answers while the index is built, ten times as fast as the trees.
  readonly #stemsByWord = new Map<string, string>();
  readonly #words = new SearchableMap<true>();
  readonly #wordsByStem = new SearchableMap<string>();

  /** Learns a word; answers its stem. */
  add(word: string): string {
    const known = this.#stemsByWord.get(word);
    if (known !== undefined) return known;
    const stem = stemOf(word);
    this.#stemsByWord.set(word, stem);
    this.#words.set(word, true);
    if (!this.#wordsByStem.has(stem)) this.#wordsByStem.set(stem, word);
    return stem;
  }

  hasStem(stem: string): boolean {
    return this.#wordsByStem.has(stem);
  }

  stem(word: string): string {
    return this.#stemsByWord.get(word) ?? stemOf(word);
  }

  /** Stems of the words that begin so, the shortest words first. */
  completions(beginning: string): string[] {
    const words = [...this.#words.atPrefix(beginning).keys()].toSorted((a, b) => a.length - b.length || order(a, b));
    return [...new Set(words.map((word) => this.stem(word)))].slice(0, MAX_COMPLETIONS);
  }

  /** The words nearest to a misspelt one. */
  corrections(misspelt: string): string[] {
    const nearest = new Map<string, { word: string; edits: number }>();
    const offer = (word: string, edits: number) => {
      const stem = this.stem(word);
      if (edits < (nearest.get(stem)?.edits ?? Infinity)) nearest.set(stem, { word, edits });
    };
    const stem = stemOf(misspelt);
    for (const [word, [, edits]] of this.#words.fuzzyGet(misspelt, allowedEdits(misspelt))) offer(word, edits);
    for (const [, [word, edits]] of this.#wordsByStem.fuzzyGet(stem, allowedEdits(stem))) offer(word, edits);
    if (allowedEdits(misspelt) > 0) {
      for (const word of swaps(misspelt)) if (this.#stemsByWord.has(word)) offer(word, 1);
    }
    const found = [...nearest.values()];
    const fewest = Math.min(...found.map(({ edits }) => edits));
    const words = found.filter(({ edits }) => edits === fewest).map(({ word }) => word);
    return words.toSorted(order).slice(0, MAX_CORRECTIONS);
  }
}

// A digit is never a slip: 2024 is not 2025.
function allowedEdits(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Neighbours changed places: the commonest slip, which the distance of the tree counts as two. */
function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
