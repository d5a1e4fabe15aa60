import { z } from "zod";
import { defaultLocale, type Locale } from "./locale.ts";
import { Anchor } from "./blocks/header.ts";
import { Flag, Id, paging } from "./list-query.ts";
import { MAX_QUERY } from "./search-limits.ts";

/** Cut at the limit: a whole pasted sentence still gets an answer. */
export const SearchQuery = z.string().transform((query) => query.slice(0, MAX_QUERY));

/** A number, or its digits: the answer names the group as it was asked for. */
const EchoedId = z.union([z.number().int().positive(), z.string().regex(/^[1-9]\d{0,8}$/)]);

/** What is searched: 2.1 categories, 2.2 articles, the number of a config (type config) its entities. */
export const SearchFilter = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("default"),
    id: z.enum(["2.1", "2.2"]),
    conditions: z.strictObject({ parent: Id, isActive: Flag }).partial().optional(),
    ...paging,
  }),
  z.strictObject({
    type: z.literal("config"),
    id: EchoedId,
    conditions: z.strictObject({ isActive: Flag }).partial().optional(),
    ...paging,
  }),
]);
export type SearchFilter = z.output<typeof SearchFilter>;

/** The parent of the categories that 2.1 searches. */
export const ROOT_CATEGORY = 29;
/** The categories that are results, each with its own page; other categories are not. */
export const FOUND_CATEGORIES = ["fistula", "kidney-transplant"];

/** Whether the site searches categories in this language. */
export function asksForCategories(locale: Locale): boolean {
  return locale === defaultLocale;
}

/** A piece of plain text; the pieces that match the query are marked. */
const Piece = z.object({ text: z.string(), isMatch: z.boolean() });
export type Piece = z.output<typeof Piece>;

/**
 * Matches in one record: its whole title, and the best passage of its text; if both lack a word, the keyword or the
 * cell of a table by which it was found. `section`: the heading that the passage stands under, if editors named its anchor.
 */
const SearchMatch = z.object({
  id: z.number().int(),
  title: z.array(Piece),
  text: z.array(Piece),
  keyword: z.array(Piece).optional().catch(undefined),
  section: z.object({ title: z.string(), anchor: Anchor }).optional().catch(undefined),
});
export type SearchMatch = z.output<typeof SearchMatch>;

/** One for each filter sent, in that order; `ids` by relevance, `pages` is 0 without results. */
const SearchGroup = z.object({
  type: z.enum(["default", "config", "variable"]).catch("default"),
  id: z.union([z.string(), z.number()]),
  ids: z.array(z.number().int()).catch([]),
  pages: z.number().int().catch(0),
  /** How many records match, on all pages. An API may not send it. */
  total: z.number().int().optional().catch(undefined),
  /** The score of the first record, to be compared with the other groups of the same answer. */
  best: z.number().optional().catch(undefined),
  /** Matches of the first ids. An API may send none, or others. */
  matches: z.array(SearchMatch).optional().catch(undefined),
});
export type SearchGroup = z.output<typeof SearchGroup>;

export const SearchAnswer = z.object({
  search: z.array(SearchGroup),
  /**
   * The query as it was understood, if that differs from what was typed: a typo corrected, the other keyboard layout.
   */
  understood: z.string().optional().catch(undefined),
  /**
   * Single rows that match the whole query, in addition to the groups: prices and vacancies (config 11 and 9) if the
   * query asks for one, rows of the tables (type variable, ids counted from 1) by their names. Only with the first
   * page.
   */
  rows: z.array(SearchGroup).optional().catch(undefined),
});
