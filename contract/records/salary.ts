import { z } from "zod";

const PAY_PERIODS = ["hour", "day", "week", "month", "year"] as const;

const Amount = z.number().int().positive();

/** What a job pays. A single amount has equal `from` and `to`. */
export const Salary = z.union([
  z
    .strictObject({
      from: Amount.exactOptional(),
      to: Amount.exactOptional(),
      currency: z.string().regex(/^[A-Z]{3}$/, "a currency is a code of ISO 4217, RUB"),
      period: z.enum(PAY_PERIODS),
      beforeTax: z.boolean().exactOptional(),
    })
    .refine(({ from, to }) => (from ?? to) !== undefined, "it has a sum: from, to or both")
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, "from is not more than to"),
  z.strictObject({ negotiable: z.literal(true) }),
]);
export type Salary = z.output<typeof Salary>;

export const Employment = z.enum(["full-time", "part-time", "temporary", "internship"]);
export type Employment = z.output<typeof Employment>;
