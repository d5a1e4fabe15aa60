import type { Locale } from "#contract/locale.ts";
import type { Piece } from "#contract/search.ts";

/** One answer: a link, the words that matched apart. */
export type FoundItem = {
  href: string;
  title: Piece[];
  /** Where it stands: a section, an address. */
  note: string;
  text: Piece[];
  /** The language of its words, where that is not the page's. */
  lang?: Locale;
  /** The number of the page of articles that begins with it, from the second on. */
  startsPage?: number;
};

export type FoundGroup = {
  kind: "centers" | "sections" | "articles" | "prices" | "jobs" | "tables";
  items: FoundItem[];
};

/** What a search has found, in groups that hold something. */
export type Found = {
  query: string;
  groups: FoundGroup[];
  /** Of the articles: the first page that is shown, the last one, and how many there are. */
  page: number;
  upTo: number;
  pages: number;
  /** The query as it was taken, where that is not as typed. */
  understood: string | null;
};

/** What the field gets that answers while one types: what was found, and how much in words. */
export type SearchAnswer = { found: Found; text: { status: string } };

/** So many pages are shown at one address; what is further on has addresses of its own. */
export const MOST_PAGES = 10;

/** A text in which nothing is marked. */
export function unmarked(text: string): Piece[] {
  return text ? [{ text, isMatch: false }] : [];
}
