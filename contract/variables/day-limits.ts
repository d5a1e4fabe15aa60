import { z } from "zod";
import { forEachKey } from "../typed-entries.ts";
import { nutrients } from "./reference-tables.ts";
import { reviewed } from "./reviewed.ts";
import { translatedText } from "./translated-text.ts";
import type { Treatment } from "./treatments.ts";

const Name = translatedText(300);
const Amount = z.number().positive();

/** The alias of the article with this number; its reviewer and sources vouch for it. */
const Sourced = { article: z.string().min(1).max(200) };

/** A daily norm: at least `least`, at most `most`. */
const Limit = z
  .strictObject({
    least: Amount.optional(),
    most: Amount.optional(),
    /** The numbers are per kilogram of dry weight. */
    perKilogram: z.literal(true).optional(),
    /** Plus the volume of urine in a day. */
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

/** What the weight between sessions is compared with, and the texts for the result. */
const WeightLimits = z.strictObject({
  /** The largest share of dry weight to gain between two sessions. */
  gain: z.strictObject({ mostPercent: Amount.max(100), ...Sourced, over: Name }),
  /** How fast water may be removed: millilitres per kilogram of dry weight and hour, and how long a session lasts. */
  removal: z.strictObject({
    mostPerKilogramHour: Amount,
    hours: Amount,
    ...Sourced,
    over: Name,
    /** Whom to call if the gain is over its limit and one session cannot remove it. */
    call: Name,
  }),
  /** Lighter than the dry weight. */
  below: z.strictObject({ ...Sourced, text: Name }),
});

/** The variable `day-limits`: the daily norms of our articles. All languages are in one file. */
export const DayLimits = z.strictObject({
  /** The reviewer has compared the numbers with the articles. */
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
