import { otherLayout } from "#contract/keyboard-layout.ts";
import type { Reading } from "./read-query.ts";
import { isStopWord } from "./stop-words.ts";
import { wordsIn } from "./search-words.ts";

/** The visitor's sentence with its words as they were taken; nothing where all were taken as typed, or one for several. */
export function restate(query: string, readings: Reading[]): string | undefined {
  const takenFor = new Map(readings.map(({ word, takenFor }) => [word, takenFor]));
  if (readings.some(({ takenFor }) => takenFor.length > 1)) return undefined;
  const typed = query.trim().split(/\s+/);
  const restated = typed.map((chunk) => withTaken(spellingOf(chunk, takenFor), takenFor));
  return restated.every((chunk, position) => chunk === typed[position]) ? undefined : restated.join(" ");
}

type Taken = Map<string, string[]>;

/** In the layout in which it was read; words that say nothing were left out of the reading. */
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
