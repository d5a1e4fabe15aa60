import { z } from "zod";
import { Article } from "./article.ts";

/** Any JSON; the site checks it by its key (`variables/shapes.ts`). */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export const Variable = z.object({
  key: z.string().default(""),
  value: z.custom<Json>().default(null),
  /** Only with `article=true`, if the value names an article. */
  article: Article.nullable().optional(),
});
export type Variable = z.output<typeof Variable>;
