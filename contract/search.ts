import { z } from "zod";
import { Flag, Id, paging } from "./list-query.ts";

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

/** One for each filter sent, in that order; `ids` by relevance, `pages` is 0 when there are none. */
export const SearchGroup = z.object({
  type: z.enum(["default", "config"]),
  id: z.union([z.string(), z.number()]),
  ids: z.array(z.number().int()),
  pages: z.number().int(),
});
export type SearchGroup = z.output<typeof SearchGroup>;

export const MIN_QUERY = 3;
export const MAX_QUERY = 200;
