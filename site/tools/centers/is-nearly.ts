/** Minimum word lengths for one tolerated typo, and for two. */
const ONE_SLIP = 4;
const TWO_SLIPS = 8;

/**
 * Whether the typed word was probably meant as this word or its prefix: an extra, missing or wrong letter, or two
 * swapped. Numbers are never guessed.
 */
export function isNearly(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < ONE_SLIP || /\d/.test(typed)) return false;
  const slips = typed.length < TWO_SLIPS ? 1 : 2;
  if (word.length < typed.length - slips) return false;
  return slipsTo(typed, word.slice(0, typed.length + slips)) <= slips;
}

/** The smallest edit distance between what was typed and any prefix of the word. */
export function slipsTo(typed: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const hasSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        hasSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, next];
  }
  return Math.min(...last);
}
