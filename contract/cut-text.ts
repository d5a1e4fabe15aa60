/** How much of a cut whole sentences must fill: otherwise the next one is begun. */
const ENOUGH = 1 / 2;
/** A sentence's end with the space after it, but not that of an abbreviation: a capital letter or a number follows. */
const SENTENCE_END = /[.!?…][»”")]*\s+(?=[«“"(]?[\p{Lu}\d])/gu;

/** Where each sentence begins. */
export function sentencesIn(text: string): number[] {
  return [0, ...Array.from(text.matchAll(SENTENCE_END), ({ index, 0: end }) => index + end.length)];
}

type Cut = { start: number; length: number; /** What must not be cut off ends here. */ kept: number };

/**
 * Where to cut a text: after the last sentence that fits, if that leaves enough; otherwise after a word, never after a
 * sentence's first.
 */
export function endOfCut(text: string, { start, length, kept }: Cut): number {
  const limit = start + length;
  if (limit >= text.length) return text.length;
  const cut = text.slice(start, limit + 1);
  const space = Math.max(cut.lastIndexOf(" "), cut.lastIndexOf("\n"), 0);
  const border = cut.slice(0, space).search(/[\s,;:–—-]*$/);
  const word = border > 0 ? start + border : limit;
  const sentence = sentencesIn(text).findLast((begin) => begin > kept && begin <= limit + 1);
  if (sentence === undefined) return word;
  const isEnough = sentence - start >= length * ENOUGH;
  return isEnough || !/\S\s+\S/.test(text.slice(sentence, word)) ? sentence : word;
}
