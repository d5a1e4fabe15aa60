/** The prepositions, conjunctions and particles of one and two letters: what follows is read with them, so none ends a line in Russian. */
const SHORT_WORD = /(?<![\p{L}\p{N}.’'-])(?:[авикосуя]|во|до|за|из|ко|на|не|ни|но|об|от|по|со) (?=[^\s—–-])/giu;
const NBSP = "\u00a0";

/** No-break spaces after them. A longer word may end a line: bound words leave the lines of a phone half empty. */
export function bindShortWords(text: string): string {
  return text.replaceAll(SHORT_WORD, (word) => word.slice(0, -1) + NBSP);
}
