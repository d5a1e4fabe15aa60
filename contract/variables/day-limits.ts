import { z } from "zod";
import { forEachKey } from "../typed-entries.ts";
import { nutrients } from "./reference-tables.ts";
import { reviewed } from "./reviewed.ts";
import { translatedText } from "./translated-text.ts";
import type { Treatment } from "./treatments.ts";

const Name = translatedText(300);
const Amount = z.number().positive();

/** The alias of the article that says so; its reviewer and sources stand for the number. */
const Sourced = { article: z.string().min(1).max(200) };

/** A day's norm: not less than `least`, not more than `most`. */
const Limit = z
  .strictObject({
    least: Amount.optional(),
    most: Amount.optional(),
    /** The numbers are of a kilogram of dry weight. */
    perKilogram: z.literal(true).optional(),
    /** As much more as there is urine in a day. */
    plusUrine: z.literal(true).optional(),
    ...Sourced,
    /** For whom the number is, or why there is none. */
    note: Name.optional(),
  })
  .refine(
    ({ least, most }) => least === undefined || most === undefined || least <= most,
    "`least` is not over `most`",
  );

const Limits = z.strictObject({
  title: Name,
  ...forEachKey(nutrients, () => Limit),
});

/** What a weight between sessions is compared with, and what is said of it. */
const WeightLimits = z.strictObject({
  /** Not more than this share of dry weight between two sessions. */
  gain: z.strictObject({ mostPercent: Amount.max(100), ...Sourced, over: Name }),
  /** How fast water may be taken off: millilitres for a kilogram of dry weight in an hour, and how long a session lasts. */
  removal: z.strictObject({
    mostPerKilogramHour: Amount,
    hours: Amount,
    ...Sourced,
    over: Name,
    /** Whom to call where the gain is over its limit and one session does not take it off. */
    call: Name,
  }),
  /** Lighter than one's dry weight. */
  below: z.strictObject({ ...Sourced, text: Name }),
});

/** The variable `day-limits`: the norms of a day as our articles give them. All languages stand in one file. */
export const DayLimits = z.strictObject({
  /** The numbers are checked against the articles. */
  ...reviewed,
  weight: WeightLimits,
  treatments: z.strictObject({
    hemodialysis: Limits,
    "peritoneal-dialysis": Limits,
    "before-dialysis": Limits,
  } satisfies Record<Treatment, typeof Limits>),
});
export type DayLimits = z.output<typeof DayLimits>;
export type WeightLimits = z.output<typeof WeightLimits>;
export type DayLimit = z.output<typeof Limit>;
