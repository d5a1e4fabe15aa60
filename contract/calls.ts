import { z } from "zod";
import { defineCall } from "./call.ts";
import { Flag, listOptions, With } from "./list-query.ts";
import { Address, Article } from "./records.ts";

/** THE table of calls. */
export const calls = {
  articleByAlias: defineCall({
    method: "GET",
    path: "/content/articles/alias/{alias}",
    summary: "One article by its alias",
    input: z.strictObject({
      alias: z.string().min(1).max(200),
      with: With.optional(),
      filters: z.strictObject({ active: Flag, isActive: Flag }).partial().optional(),
    }),
    output: z.object({ article: Article }),
  }),
  addresses: defineCall({
    method: "GET",
    path: "/company/addresses",
    summary: "The company's offices and how to reach them",
    input: z.strictObject(listOptions),
    output: z.object({ addresses: z.array(Address) }),
  }),
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
