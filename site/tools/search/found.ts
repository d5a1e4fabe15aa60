import type { Locale } from "#contract/locale.ts";
import type { Piece } from "#contract/search.ts";

/** One result: a link, with the matching words marked. */
export type FoundItem = {
  href: string;
  title: Piece[];
  /** Its location: a section, an address. */
  note: string;
  text: Piece[];
  /** The language of its words, if it is not the page's. */
  lang?: Locale;
  /** The number of the page of articles that begins with it, from the second on. */
  startsPage?: number;
};

export type FoundGroup = {
  kind: "centers" | "sections" | "articles" | "prices" | "jobs" | "tables";
  items: FoundItem[];
};

/** The results of a search, in groups that are not empty. */
export type Found = {
  query: string;
  groups: FoundGroup[];
  /** Of the articles: the first page that is shown, the last one, and how many there are. */
  page: number;
  upTo: number;
  pages: number;
  /** The query as it was understood, if that differs from what was typed. */
  understood: string | null;
};

/** What the field gets that answers while one types: what was found, and how much in words. */
export type SearchAnswer = { found: Found; text: { status: string } };

/** How many pages are shown at one address; further ones have their own addresses. */
export const MOST_PAGES = 10;

/** A text without marks. */
export function unmarked(text: string): Piece[] {
  return text ? [{ text, isMatch: false }] : [];
}
