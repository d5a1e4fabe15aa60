import type { Locale } from "#contract/locale.ts";
import type { Piece } from "#contract/search.ts";

/** One result: a link, with the matching words marked. */
export type FoundItem = {
  href: string;
  title: Piece[];
  /** Its location: a section, an address. */
  note: Piece[];
  text: Piece[];
  /** What distinguishes it from the results beside it, a line each: a center's hours today and its services. */
  facts?: string[];
  /** The part of the page that the text is from. */
  section?: { href: string; title: string };
  /** By which it was found, if neither the title nor the text has the words. */
  keyword?: Piece[];
  /** The language of its text, if it is not the page's. */
  lang?: Locale;
  /** Set on the first article of each page from the second on: the page's number. */
  startsPage?: number;
};

export type FoundGroup = {
  kind: "centers" | "sections" | "articles" | "prices" | "jobs" | "tables";
  items: FoundItem[];
  /**
   * Passages by which several of its items were found. Not counted: what is found by a better passage may have it too.
   */
  shared: Piece[][];
  /** How many more match than are shown here; undefined if the API does not say. */
  others?: number | undefined;
};

/** The results of a search, in groups that are not empty. */
export type Found = {
  query: string;
  groups: FoundGroup[];
  /** Pages of articles: the first and the last one shown, and the total. */
  page: number;
  upTo: number;
  pages: number;
  /** The query as it was understood, if that differs from what was typed. */
  understood: string | null;
};

/** The response for the search field while the visitor types: the results, and their number in words. */
export type SearchAnswer = { found: Found; text: { status: string } };

/** How many pages are shown at one address; further ones have their own addresses. */
export const MOST_PAGES = 10;

/** A text without marks. */
export function unmarked(text: string): Piece[] {
  return text ? [{ text, isMatch: false }] : [];
}
