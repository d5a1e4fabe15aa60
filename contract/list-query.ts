import { z } from "zod";

/** Query text says "true" where a caller in the same process says true. */
export const Flag = z.union([z.boolean(), z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] })]);

const Id = z.coerce.number().int().positive();
const Text = z.string().min(1).max(200);
const Direction = z.enum(["asc", "desc"]);

function oneOrMore<Value extends z.ZodType>(value: Value) {
  return z.union([value.transform((one) => [one]), z.array(value).min(1).max(100)]);
}

export const With = z.array(z.enum(["category", "parent"])).max(10);

/** The options of every list; an unknown key or a value out of range is refused by its name. */
export const listOptions = {
  with: With.optional(),
  filters: z
    .strictObject({
      id: oneOrMore(Id),
      alias: oneOrMore(Text),
      slug: oneOrMore(Text),
      active: Flag,
      isActive: Flag,
      category: oneOrMore(z.union([Id, Text])),
      parent: oneOrMore(z.union([Id, Text])),
      config: oneOrMore(Id),
    })
    .partial()
    .optional(),
  order: z
    .strictObject({
      id: Direction,
      title: Direction,
      weight: Direction,
      publishedAt: Direction,
    })
    .partial()
    .optional(),
  properties: z
    .record(
      Text,
      z.string().transform((list) => list.split(";")),
    )
    .optional(),
  nested: Flag.optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  page: z.coerce.number().int().min(1).optional(),
};

const ListQuery = z.strictObject(listOptions);
export type ListQuery = z.output<typeof ListQuery>;
