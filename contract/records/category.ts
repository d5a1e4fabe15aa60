import { z } from "zod";
import { recordBase } from "./record.ts";

const fields = {
  ...recordBase,
  alias: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  parentId: z.number().int().nullable(),
};

/** `parent` comes with `with[]=parent`, up to the root. */
export type Category = z.output<z.ZodObject<typeof fields>> & { parent?: Category | null | undefined };

export const Category: z.ZodType<Category> = z.object({
  ...fields,
  parent: z.lazy(() => Category.nullable()).optional(),
});
