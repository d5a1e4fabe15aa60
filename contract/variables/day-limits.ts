import { z } from "zod";
import { forEachLocale } from "../locale.ts";
import { nutrients } from "./reference-tables.ts";
import type { Treatment } from "./treatments.ts";

const Name = z.strictObject(forEachLocale(() => z.string().trim().min(1).max(300)));
const Amount = z.number().positive();

/** A day's norm: not less than `least`, not more than `most`. */
const Limit = z
  .strictObject({
    least: Amount.optional(),
    most: Amount.optional(),
    /** The numbers are of a kilogram of dry weight. */
    perKilogram: z.literal(true).optional(),
    /** As much more as there is urine in a day. */
    plusUrine: z.literal(true).optional(),
    /** The alias of the article that says so; its reviewer and sources stand for the number. */
    article: z.string().min(1).max(200),
    /** For whom the number is, or why there is none. */
    note: Name.optional(),
  })
  .refine(
    ({ least, most }) => least === undefined || most === undefined || least <= most,
    "`least` is not over `most`",
  );

const Limits = z.strictObject({
  title: Name,
  ...(Object.fromEntries(nutrients.map((nutrient) => [nutrient, Limit])) as Record<
    (typeof nutrients)[number],
    typeof Limit
  >),
});

/** The variable `day-limits`: the norms of a day as our articles give them. All languages stand in one file. */
export const DayLimits = z.strictObject({
  /** Who checked the numbers against the articles (a specialist's alias), and when. */
  reviewer: z.string().min(1).max(200),
  reviewedAt: z.iso.date(),
  treatments: z.strictObject({
    hemodialysis: Limits,
    "peritoneal-dialysis": Limits,
    "before-dialysis": Limits,
  } satisfies Record<Treatment, typeof Limits>),
});
export type DayLimits = z.output<typeof DayLimits>;
export type DayLimit = z.output<typeof Limit>;
