import { z } from "zod";
import { Article } from "./article.ts";

export const Variable = z.object({
  key: z.string(),
  value: z.json(),
  /** Comes with `article=true`, where the value names one. */
  article: Article.nullable().optional(),
});
export type Variable = z.output<typeof Variable>;
