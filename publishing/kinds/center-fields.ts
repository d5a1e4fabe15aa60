import { z } from "zod";
import { WAY_MARKS } from "#contract/way-marks.ts";
import { Line } from "./fields.ts";

const words = { stop: Line, streets: Line.optional(), entrance: Line.optional() };

/** The way on foot from the nearest stop, by parts. */
export const Way = z.strictObject({
  ...words,
  minutes: z.number().int().positive().max(120).optional(),
  /** What one meets on the way, in that order, for the sketch: "park left building". */
  sketch: z
    .string()
    .regex(new RegExp(`^(${WAY_MARKS.join("|")})( (${WAY_MARKS.join("|")}))*$`), `words of ${WAY_MARKS.join(", ")}`)
    .optional(),
});

/** What a translation says of it: the numbers and the sketch stand in the Russian file. */
export const WayInWords = z.strictObject(words);
