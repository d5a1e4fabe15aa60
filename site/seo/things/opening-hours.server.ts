import { type Hours, WEEKDAYS } from "#contract/records/hours.ts";
import type { Thing } from "../head.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Opening hours for search engines; a season with the dates of the current or the next one. */
export function openingHours(hours: Hours | null, today: string): Thing[] | null {
  if (!hours) return null;
  return hours.map(({ days, opens, closes, from, until }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.flatMap((day) => DAYS[WEEKDAYS.indexOf(day)] ?? []),
    opens,
    // This is how a whole day ends in schema.org.
    closes: closes === "24:00" ? "23:59" : closes,
    ...(from && until && season(from, until, today)),
  }));
}

function season(from: string, until: string, today: string): { validFrom: string; validThrough: string } {
  const isOverNewYear = until < from;
  const year = Number(today.slice(0, 4));
  const begins = [year - 1, year, year + 1].find((one) => dated(one + (isOverNewYear ? 1 : 0), until) >= today) ?? year;
  return { validFrom: dated(begins, from), validThrough: dated(begins + (isOverNewYear ? 1 : 0), until) };
}

function dated(year: number, monthDay: string): string {
  return `${year}-${monthDay}`;
}
