import { otherLayout } from "#contract/keyboard-layout.ts";
import type { Reading } from "./read-query.ts";
import { isStopWord } from "./stop-words.ts";
import { wordsIn } from "./search-words.ts";

/**
 * The visitor's query with its words as they were understood; undefined if nothing was changed, or if a word stands for
 * several.
 */
export function restate(query: string, readings: Reading[]): string | undefined {
  const takenFor = new Map(readings.map(({ word, takenFor }) => [word, takenFor]));
  if (readings.some(({ takenFor }) => takenFor.length > 1)) return undefined;
  const typed = query.trim().split(/\s+/);
  const restated = typed.map((chunk) => withTaken(spellingOf(chunk, takenFor), takenFor));
  return restated.every((chunk, position) => chunk === typed[position]) ? undefined : restated.join(" ");
}

type Taken = Map<string, string[]>;

/** In the keyboard layout in which it was understood; stop words were left out. */
function spellingOf(chunk: string, takenFor: Taken): string {
  const isMet = (spelling: string) => wordsIn(spelling).some(({ word }) => takenFor.has(word));
  const isEmpty = (spelling: string) => wordsIn(spelling).every(({ word }) => isStopWord(word));
  const spellings = [chunk, otherLayout(chunk)];
  return spellings.find(isMet) ?? spellings.find(isEmpty) ?? chunk;
}

function withTaken(chunk: string, takenFor: Taken): string {
  let restated = chunk;
  for (const { word, start, end } of wordsIn(chunk).toReversed()) {
    const [taken = word] = takenFor.get(word) ?? [];
    if (taken !== word) restated = restated.slice(0, start) + taken + restated.slice(end);
  }
  return restated;
}
