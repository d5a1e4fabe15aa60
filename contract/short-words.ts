/**
 * Prepositions, conjunctions and particles of one and two letters: they belong to the next word, so none ends a line in
 * Russian.
 */
const SHORT_WORD = /(?<![\p{L}\p{N}.’'-])(?:[авикосуя]|во|до|за|из|ко|на|не|ни|но|об|от|по|со) (?=[^\s—–-])/giu;
const NBSP = "\u00a0";

/**
 * Inserts no-break spaces after them. Longer words may end a line: binding them leaves the lines of a phone half empty.
 */
export function bindShortWords(text: string): string {
  return text.replaceAll(SHORT_WORD, (word) => word.slice(0, -1) + NBSP);
}
