import { stemOf } from "#contract/stem-of.ts";
import { NearWords } from "./near-words.ts";

/** The last word of a query may be incomplete; shorter beginnings match too much. */
export const MIN_BEGINNING = 3;
/** What a compound may begin with. */
export const BEFORE_INNER_WORD = "(?:гемо|ha?emo)";
/** The dialysis in haemodialysis: who asks for dialysis means both. */
const COMPOUND = new RegExp(`(?<=^${BEFORE_INNER_WORD})(?:диализ|dialysis).*$`);

/**
 * Words and their stems as numbers. It only grows and is shared by consecutive versions, so that an unchanged text is
 * not read again.
 */
export class Lexicon {
  readonly words: string[] = [];
  readonly stems: string[] = [];
  /** The number of the stem, by the number of the word. */
  readonly stemOf: number[] = [];
  /** The number of the stem of the word inside a compound (гемодиализ is dialysis, too), by the number of the word. */
  readonly innerStemOf: (number | undefined)[] = [];
  /** By the number of a stem: the shortest word with it; of several, the first by the alphabet. */
  readonly shortestWordOf: string[] = [];
  /** For misspellings. */
  readonly nearWords = new NearWords();
  readonly nearStems = new NearWords();
  /** The numbers of the words that begin with the same letters. */
  readonly #byBeginning = new Map<string, number[]>();
  readonly #words = new Map<string, number>();
  readonly #stems = new Map<string, number>();
  /** By the number of a stem. */
  readonly #beginnings: string[] = [];

  /** Adds a word and returns its number. */
  learn(word: string): number {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const number = this.words.push(word) - 1;
    this.#words.set(word, number);
    this.nearWords.add(word);
    this.#addByBeginning(word, number);
    const stem = this.#learnStem(word);
    this.stemOf.push(stem);
    const shortest = this.shortestWordOf[stem];
    if (shortest === undefined || isShorter(word, shortest)) this.shortestWordOf[stem] = word;
    const [inner] = COMPOUND.exec(word) ?? [];
    this.innerStemOf.push(inner ? this.#learnStem(inner) : undefined);
    return number;
  }

  numberOf(word: string): number | undefined {
    return this.#words.get(word);
  }

  stemNumberOf(stem: string): number | undefined {
    return this.#stems.get(stem);
  }

  /** What all words with a stem begin with; of those in a compound, what stands after its beginning. */
  beginningOf(stem: string): string | undefined {
    return this.#beginnings[this.#stems.get(stem) ?? -1];
  }

  /** The numbers of the words with this beginning of at least `MIN_BEGINNING` letters. */
  beginningWith(beginning: string): number[] {
    const alike = this.#byBeginning.get(beginning.slice(0, MIN_BEGINNING)) ?? [];
    return alike.filter((number) => this.words[number]?.startsWith(beginning));
  }

  #addByBeginning(word: string, number: number): void {
    const beginning = word.slice(0, MIN_BEGINNING);
    const alike = this.#byBeginning.get(beginning);
    if (alike) alike.push(number);
    else this.#byBeginning.set(beginning, [number]);
  }

  #learnStem(word: string): number {
    const stem = stemOf(word);
    const known = this.#stems.get(stem);
    if (known !== undefined) {
      this.#beginnings[known] = commonBeginning(this.#beginnings[known] ?? "", word);
      return known;
    }
    const number = this.stems.push(stem) - 1;
    this.#stems.set(stem, number);
    this.#beginnings.push(word);
    this.nearStems.add(stem);
    return number;
  }
}

function isShorter(one: string, other: string): boolean {
  return one.length === other.length ? one < other : one.length < other.length;
}

function commonBeginning(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return one.slice(0, length);
}
