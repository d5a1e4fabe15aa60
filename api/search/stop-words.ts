const STOP_WORDS = new Set(
  (
    "а без бы в во где да для до же за и из или к как ко ли между мы на над не ни но о об от по под при с со так то " +
    "у что это я a an and are as at be by do for from how i in is it my of on or our that the this to we what with you"
  ).split(" "),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** The query without stop words; the whole query if it has no other words. */
export function withoutStopWords<Item extends { word: string }>(items: Item[]): Item[] {
  const telling = items.filter(({ word }) => !isStopWord(word));
  return telling.length > 0 ? telling : items;
}
