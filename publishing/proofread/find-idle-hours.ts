import { Hours, Shifts, type Weekday } from "#contract/records/hours.ts";
import type { Fault } from "../fault.ts";
import type { TextFile, Texts } from "./texts.ts";

type Span = { days: Weekday[]; opens: string; closes: string; from?: string; until?: string };

/** The staff stays after the last shift, but not for half a day. */
const MINUTES_AFTER = 120;

/** On each of its days, a center closes soon after the last shift of that day, and no shift runs while it is closed. */
export function findIdleHours({ files }: Texts): Fault[] {
  return files.flatMap((file) => {
    const { hours, shifts } = (file.front["fields"] ?? {}) as Record<string, unknown>;
    const [open, treated] = [Hours.safeParse(hours).data, Shifts.safeParse(shifts).data];
    return file.folder === "centers" && open && treated ? faultsOf(file, open, treated) : [];
  });
}

function faultsOf(file: TextFile, open: Span[], treated: Span[]): Fault[] {
  const ends = lastOfDays(treated);
  const closings = lastOfDays(open);
  return [...new Set([...ends.keys(), ...closings.keys()])].flatMap((day) => {
    const [end, closes] = [ends.get(day), closings.get(day)];
    const after = end && closes ? minutes(closes) - minutes(end) : NaN;
    if (after >= 0 && after <= MINUTES_AFTER) return [];
    const told = `${day}: ${closes ? `closes at ${closes}` : "closed"}, ${end ? `the last shift ends at ${end}` : "no shift"}`;
    return [{ file: file.file, line: file.lines.get("fields.hours.closes") ?? 1, message: told }];
  });
}

/** The last end of each weekday, the days of a season apart: `sun 06-01–09-30`. */
function lastOfDays(spans: Span[]): Map<string, string> {
  const last = new Map<string, string>();
  for (const { days, opens, closes, from, until } of spans)
    for (const day of days) {
      const key = from ? `${day} ${from}–${until}` : day;
      // A night shift ends on the next day.
      const end = closes > opens ? closes : "24:00";
      if (end > (last.get(key) ?? "")) last.set(key, end);
    }
  return last;
}

function minutes(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return hour * 60 + minute;
}
