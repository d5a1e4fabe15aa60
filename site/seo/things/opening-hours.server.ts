import { readOpening } from "../../tools/centers/opening.server.ts";
import type { Thing } from "../head.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/**
 * Opening hours as engines read them. A line that is not wholly understood, or that is for a season only, makes all of
 * them unknown: wrong hours are worse than none.
 */
export function openingHours(lines: string[]): Thing[] | null {
  const read = lines.map(readOpening);
  if (read.length === 0 || read.some((one) => one === null || one.months !== null)) return null;
  return read.flatMap((one) =>
    one?.hours
      ? {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: one.days.flatMap((day) => DAYS[day - 1] ?? []),
          opens: clock(one.hours.opens),
          closes: clock(one.hours.closes),
        }
      : [],
  );
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
