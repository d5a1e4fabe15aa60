import { z } from "zod";
import { defaultLocale, type Locale } from "./locale.ts";
import { Flag, Id, paging } from "./list-query.ts";
import { MAX_QUERY } from "./search-limits.ts";

/** What goes beyond is left out: whoever pastes a whole sentence is answered all the same. */
export const SearchQuery = z.string().transform((query) => query.slice(0, MAX_QUERY));

/** What is looked through: 2.1 categories, 2.2 articles, a config's number (type config) its entities. */
export const SearchFilter = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("default"),
    id: z.enum(["2.1", "2.2"]),
    conditions: z.strictObject({ parent: Id, isActive: Flag }).partial().optional(),
    ...paging,
  }),
  z.strictObject({
    type: z.literal("config"),
    id: Id,
    conditions: z.strictObject({ isActive: Flag }).partial().optional(),
    ...paging,
  }),
]);
export type SearchFilter = z.output<typeof SearchFilter>;

/** The parent of the categories that 2.1 looks through. */
export const ROOT_CATEGORY = 29;
/** The categories that are found as a whole, each a page of its own; no other category is an answer. */
export const FOUND_CATEGORIES = ["fistula", "kidney-transplant"];

/** Whether a language asks for categories at all. */
export function asksForCategories(locale: Locale): boolean {
  return locale === defaultLocale;
}

/** A part of a plain text; those that answer the query stand apart. */
const Piece = z.object({ text: z.string(), isMatch: z.boolean() });
export type Piece = z.output<typeof Piece>;

/** Where the query was met in one record: its whole title, and the passage of its text that answers best. */
const SearchMatch = z.object({ id: z.number().int(), title: z.array(Piece), text: z.array(Piece) });
export type SearchMatch = z.output<typeof SearchMatch>;

/** One for each filter sent, in that order; `ids` by relevance, `pages` is 0 when there are none. */
const SearchGroup = z.object({
  type: z.enum(["default", "config", "variable"]).catch("default"),
  id: z.union([z.string(), z.number()]),
  ids: z.array(z.number().int()).catch([]),
  pages: z.number().int().catch(0),
  /** How well the first of all its records answers: to be compared with the other groups of the same answer. */
  best: z.number().optional().catch(undefined),
  /** Of the first ids. An API that sends none, or others, is understood all the same. */
  matches: z.array(SearchMatch).optional().catch(undefined),
});
export type SearchGroup = z.output<typeof SearchGroup>;

export const SearchAnswer = z.object({
  search: z.array(SearchGroup),
  /** The query as it was taken, where that is not as it was typed: a slip mended, the other keyboard layout. */
  understood: z.string().optional().catch(undefined),
  /**
   * Single rows that answer the whole query, beside the groups asked for: prices and vacancies (config 11 and 9) where
   * one is asked for, rows of the tables (type variable, ids counted from 1) by their names. Only with the first page.
   */
  rows: z.array(SearchGroup).optional().catch(undefined),
});
