import type { Block } from "#contract/blocks/block.ts";
import { paths } from "#contract/paths.ts";

const TERMS = paths.glossaryTerm.replace(":item", "");
const LINK = new RegExp(`${TERMS}([\\w-]+)`, "g");

export function isTermPath(path: string): boolean {
  return path.startsWith(TERMS);
}

/** The terms of the glossary that a text links to, by alias, and where in the text for the first time, from 0 to 1. */
export type LinkedTerms = Record<string, number>;

export function termsLinkedIn(content: Block[]): LinkedTerms {
  const text = JSON.stringify(content);
  const terms: LinkedTerms = {};
  for (const { 1: term = "", index } of text.matchAll(LINK)) terms[term] ??= index / text.length;
  return terms;
}

type Text = { path: string; terms: LinkedTerms };

/** By the path of a term, the paths of the pages that link to it; those that mention it earliest come first. */
export function placesOfTerms(texts: Text[]): Map<string, string[]> {
  const found = new Map<string, { path: string; at: number }[]>();
  for (const { path, terms } of texts) {
    if (isTermPath(path)) continue;
    for (const [term, at] of Object.entries(terms)) {
      // A part of a page is shown on that page.
      const place = { path: path.replace(/\?.*/, ""), at };
      const places = found.get(TERMS + term);
      if (places) places.push(place);
      else found.set(TERMS + term, [place]);
    }
  }
  return new Map(
    [...found].map(([term, places]) => [
      term,
      [...new Set(places.toSorted((a, b) => a.at - b.at).map(({ path }) => path))],
    ]),
  );
}
