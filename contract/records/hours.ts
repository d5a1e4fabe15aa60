import { z } from "zod";

/** Monday first. */
export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const SHIFT_NAMES = ["morning", "afternoon", "evening", "night"] as const;

const MOST_LINES = 60;
const Clock = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: "a time is written as 07:30", abort: true });
const YearDay = z
  .string()
  .refine((day) => z.iso.date().safeParse(`2001-${day}`).success, "a day of the year is written as 06-30");

const span = {
  days: z.array(z.enum(WEEKDAYS)).min(1).max(WEEKDAYS.length),
  opens: Clock,
  closes: Clock,
  /** The first and the last day of a yearly season; it may span the New Year. */
  from: YearDay.exactOptional(),
  until: YearDay.exactOptional(),
};
type Season = { from?: string; until?: string };
const hasBothEnds = ({ from, until }: Season) => (from === undefined) === (until === undefined);
const BOTH_ENDS = "a season has from and until";

/**
 * When a center is open. A day without a line is closed. A day with several lines has breaks between them; in a season,
 * the season's lines replace the ordinary ones for their days.
 */
export const Hours = z
  .array(
    z
      .strictObject(span)
      .refine(hasBothEnds, BOTH_ENDS)
      .refine(
        ({ opens, closes }) => opens < closes,
        "it closes after it opens; a night is two lines, to 24:00 and from 00:00",
      ),
  )
  .min(1)
  .max(MOST_LINES);
export type Hours = z.output<typeof Hours>;

/** Times of sessions. A night shift ends on the next day. */
export const Shifts = z
  .array(z.strictObject({ shift: z.enum(SHIFT_NAMES), ...span }).refine(hasBothEnds, BOTH_ENDS))
  .min(1)
  .max(MOST_LINES);
export type Shifts = z.output<typeof Shifts>;

/**
 * How many shifts a center has on its days, the minimum and the maximum: an evening shift may run on three days a week.
 * Seasonal shifts do not count.
 */
export function shiftsADay(shifts: Shifts): { fewest: number; most: number } | null {
  const days = shifts.flatMap((shift) => (shift.from ? [] : shift.days));
  const counts = [...Map.groupBy(days, (day) => day).values()].map(({ length }) => length);
  return counts.length > 0 ? { fewest: Math.min(...counts), most: Math.max(...counts) } : null;
}
