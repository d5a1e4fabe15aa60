import { distance } from "fastest-levenshtein";

/** Words of the same length: their numbers, and for each a bit for every letter in it; letters share bits. */
type OfLength = { numbers: number[]; letters: number[] };

/** Finds words that differ from a misspelt one by a few edits. Words are known by the order in which they were added. */
export class NearWords {
  readonly #words: string[] = [];
  readonly #byLength: OfLength[] = [];

  add(word: string): void {
    const number = this.#words.push(word) - 1;
    const { numbers, letters } = (this.#byLength[word.length] ??= { numbers: [], letters: [] });
    numbers.push(number);
    letters.push(lettersOf(word));
  }

  /** An edit changes the length by at most one and two bits at most, so few words are compared letter by letter. */
  within(edits: number, misspelt: string): number[] {
    const found: number[] = [];
    const wanted = lettersOf(misspelt);
    const shortest = Math.max(0, misspelt.length - edits);
    for (const { numbers, letters } of this.#byLength.slice(shortest, misspelt.length + edits + 1).filter(Boolean)) {
      for (let at = 0; at < letters.length; at++) {
        if (bitsIn((letters[at] ?? 0) ^ wanted) > 2 * edits) continue;
        const number = numbers[at] ?? 0;
        if (distance(this.#words[number] ?? "", misspelt) <= edits) found.push(number);
      }
    }
    return found;
  }
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 31);
  return letters;
}

/** Added up in parallel: pairs, then fours, then bytes. */
function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
