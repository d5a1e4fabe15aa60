import { z } from "zod";

/** In a query string it is "true"; a caller in the same process passes true. */
export const Flag = z.union([z.boolean(), z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] })]);

export const Id = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().positive());
const Text = z.string().min(1).max(200);
const Direction = z.enum(["asc", "desc"]);

function oneOrMore<Value extends z.ZodType>(value: Value) {
  return z.union([value.transform((one) => [one]), z.array(value).min(1).max(1000)]);
}

function whole(min: number, max: number) {
  return z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max))
    .meta({ minimum: min, maximum: max });
}

export const With = z.array(z.enum(["category", "parent"])).max(10);

/** The first key counts first. A record keeps the order in which they were sent; an object would put them in its own. */
export const Order = z.partialRecord(z.enum(["id", "title", "weight", "publishedAt"]), Direction);

export const paging = { limit: whole(1, 100).optional(), page: whole(1, 999_999_999).optional() };

/** `properties[city]=moscow;kazan`: records whose property has one of the values. */
export const semicolons = z.string().transform((list) => list.split(";"));
const Properties = z.record(Text, semicolons);

/** The options of every list; an unknown key or a value out of range is refused by name. */
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
  order: Order.optional(),
  properties: Properties.optional(),
  /** `nested` without a value means yes. Extends the filters `category` and `parent` to all descendants. */
  nested: z.union([z.literal("").transform(() => true), Flag]).optional(),
  ...paging,
};

export const ListQuery = z.strictObject(listOptions);
export type ListQuery = z.output<typeof ListQuery>;
