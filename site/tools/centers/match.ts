import { foldCase } from "#contract/fold-case.ts";
import { otherLayout } from "#contract/keyboard-layout.ts";
import { isNearly } from "./is-nearly.ts";

/** How a query is understood. `meant` is the query in the other keyboard layout, if only that finds anything. */
export type Reading = {
  matches: (texts: string[]) => boolean;
  meant: string | null;
  /** The index of the method that matched. */
  way: number;
};

/**
 * Interprets a query so that it finds something among the texts, if possible: as typed, in the other keyboard layout,
 * then with typos. Case, ё and punctuation never matter; an empty query matches everything. `ways` are tried in order.
 */
export function readQuery(query: string, all: string[][], ways: Fits[] = [begins, isNearly]): Reading {
  const swapped = otherLayout(query);
  const readings: Reading[] = ways.flatMap((fits, way) => [
    { matches: matcher(query, fits), meant: null, way },
    ...(swapped === query ? [] : [{ matches: matcher(swapped, fits), meant: swapped, way }]),
  ]);
  const asTyped = { matches: matcher(query, begins), meant: null, way: 0 };
  return readings.find(({ matches }) => all.some(matches)) ?? asTyped;
}

export function sameText(one: string, other: string): boolean {
  return fold(one.trim()) === fold(other.trim());
}

export type Fits = (typed: string, word: string) => boolean;

export function begins(typed: string, word: string): boolean {
  return word.startsWith(typed);
}

function matcher(query: string, fits: Fits): (texts: string[]) => boolean {
  const wanted = wordsOf(query);
  return (texts) => {
    const words = wordsOf(texts.join(" "));
    return wanted.every((typed) => words.some((word) => fits(typed, word)));
  };
}

export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function fold(text: string): string {
  return foldCase(text.normalize("NFC"));
}
