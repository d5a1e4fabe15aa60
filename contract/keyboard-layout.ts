const LATIN_KEYS = `\`qwertyuiop[]asdfghjkl;'zxcvbnm,./~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?@#$^&`;
const RUSSIAN_KEYS = `ёйцукенгшщзхъфывапролджэячсмитьбю.ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,"№;:?`;

const toRussian = keyTable(LATIN_KEYS, RUSSIAN_KEYS);
const toLatin = keyTable(RUSSIAN_KEYS, LATIN_KEYS);

/** The text that the same keys produce in the other layout: lbfkbp → диализ, вшфднышы → dialysis. */
export function otherLayout(query: string): string {
  const hasLatin = /[a-z]/i.test(query);
  const hasRussian = /[а-яё]/i.test(query);
  // Neither or both: the layout is unknown.
  if (hasLatin === hasRussian) return query;
  const table = hasLatin ? toRussian : toLatin;
  return query.replaceAll(/./gsu, (key) => table.get(key) ?? key);
}

function keyTable(from: string, to: string): Map<string, string> {
  return new Map(Array.from(from, (key, position) => [key, to.charAt(position)]));
}
