/** Beside the name of a station, in any of their beginnings: «м. Родниковая», "Rodnikovaya metro station". */
export const METRO_WORDS = "метро станция metro station subway underground";
const metroWords = new Set(METRO_WORDS.split(" "));

export function isMetroWord(word: string): boolean {
  return metroWords.has(word);
}

const STATIONS = [/(?:метро|станци\p{L}+)\s«([^»]+)»/giu, /((?:\p{Lu}[\p{L}-]*\s)+)(?:metro\s)?station/gu];

/** The metro stations that sentences about a way name, in either language. */
export function stationsIn(sentences: string[]): string[] {
  const names = sentences.flatMap((sentence) =>
    STATIONS.flatMap((station) => [...sentence.matchAll(station)].map(([, name = ""]) => name.trim())),
  );
  return [...new Set(names)];
}
