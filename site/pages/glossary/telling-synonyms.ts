const LEAST_LETTERS = 3;

/** Without those that only repeat the title: «аневризма» says nothing new beside «Аневризма фистулы». */
export function tellingSynonyms(title: string, synonyms: string[]): string[] {
  const known = wordsOf(title);
  return synonyms.filter((synonym) => {
    const words = wordsOf(synonym);
    return words.length === 0 || !words.every((word) => known.some((other) => isAlike(word, other)));
  });
}

/** Prepositions and numbers of one or two digits do not count. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length >= LEAST_LETTERS);
}

/** The same word, perhaps with another ending. */
function isAlike(word: string, other: string): boolean {
  const shared = Math.min(word.length, other.length) - 1;
  return Math.abs(word.length - other.length) < 2 && word.slice(0, shared) === other.slice(0, shared);
}
