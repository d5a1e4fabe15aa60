/** Tells whether texts hold every word of a query; case, ё and punctuation do not matter. No query matches all. */
export function matcher(query: string): (texts: string[]) => boolean {
  const wanted = wordsOf(query);
  return (texts) => {
    const words = wordsOf(texts.join(" "));
    return wanted.every((word) => words.some((one) => one.startsWith(word)));
  };
}

export function sameText(one: string, other: string): boolean {
  return fold(one.trim()) === fold(other.trim());
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function fold(text: string): string {
  return text.normalize("NFC").toLocaleLowerCase("ru").replaceAll("ё", "е");
}
