import { paths } from "#contract/paths.ts";
import type { Article } from "#contract/records/article.ts";

const TERMS = paths.glossaryTerm.replace(":item", "");
const LINK = new RegExp(`${TERMS}([\\w-]+)`, "g");

export function isTermPath(path: string): boolean {
  return path.startsWith(TERMS);
}

type Text = { path: string; article: Article };

/** By the path of a term, the paths of the pages that link to it; those that mention it earliest come first. */
export function placesOfTerms(texts: Text[]): Map<string, string[]> {
  const found = new Map<string, { path: string; at: number }[]>();
  for (const { path, article } of texts) {
    if (isTermPath(path)) continue;
    const text = JSON.stringify(article.content);
    for (const { 1: term = "", index } of text.matchAll(LINK)) {
      // A part of a page is shown on that page.
      const place = { path: path.replace(/\?.*/, ""), at: index / text.length };
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
