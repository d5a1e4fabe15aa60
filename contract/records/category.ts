import { z } from "zod";
import { Alias, Lead, Line, recordBase } from "./record.ts";

const fields = {
  ...recordBase,
  /** An article names its category by its alias. */
  id: recordBase.id.default(0),
  title: Line.default(""),
  alias: Alias,
  description: Lead.default(""),
  isActive: z.boolean().default(true),
  parentId: z.number().int().nullable().default(null),
};

/** `parent` comes with `with[]=parent`, up to the root. */
export type Category = z.output<z.ZodObject<typeof fields>> & { parent?: Category | null | undefined };

export const Category: z.ZodType<Category> = z.object({
  ...fields,
  parent: z.lazy(() => Category.nullable()).optional(),
});
