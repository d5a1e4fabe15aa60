import { z } from "zod";
import { METRO, WAY_MARKS } from "#contract/way-marks.ts";
import { Line } from "./fields.ts";

/** Whether a shift, counted from 1 in the order of `shifts`, has free places, and on which day that was stated. */
export const Free = z
  .array(
    z.strictObject({
      shift: z.number().int().positive(),
      regular: z.boolean(),
      guest: z.boolean().optional(),
      said: z.iso.date(),
    }),
  )
  .min(1)
  .refine((told) => new Set(told.map(({ shift }) => shift)).size === told.length, "a shift is told once");

/** A shift that the center does not have cannot have free places. */
export function hasAllShifts(fields: Record<string, unknown>): boolean {
  const { free = [], shifts = [] } = fields as { free?: z.output<typeof Free>; shifts?: unknown[] };
  return free.every(({ shift }) => shift <= shifts.length);
}

/** A note is about a service that the center has. The translation has the notes only. */
export function hasNotedServices(fields: Record<string, unknown>): boolean {
  const { services, serviceNotes = {} } = fields as { services?: string[]; serviceNotes?: Record<string, string> };
  return !services || Object.keys(serviceNotes).every((key) => services.includes(key));
}

const words = { stop: Line, streets: Line.optional(), entrance: Line.optional() };

/** The walk from the nearest stop, in parts. */
export const Way = z.strictObject({
  ...words,
  minutes: z.number().int().positive().max(120).optional(),
  /** What one passes on the way, in order, for the sketch: "park left building", "metro park". */
  sketch: z
    .string()
    .regex(
      new RegExp(`^(${METRO} )?(${WAY_MARKS.join("|")})( (${WAY_MARKS.join("|")}))*$`),
      `words of ${WAY_MARKS.join(", ")}, the first may be ${METRO}`,
    )
    .optional(),
});

/** The translated part: numbers and sketch are in the Russian file only. */
export const WayInWords = z.strictObject(words);
