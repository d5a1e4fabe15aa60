import { z } from "zod";
import { Article } from "./article.ts";

/** What a variable may hold; its reader checks it by its key (`variables/shapes.ts`). */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export const Variable = z.object({
  key: z.string().default(""),
  value: z.custom<Json>().default(null),
  /** Comes with `article=true`, where the value names one. */
  article: Article.nullable().optional(),
});
export type Variable = z.output<typeof Variable>;
