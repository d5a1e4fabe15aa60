/**
 * How many hours a place is ahead of Moscow; 0 for an unknown zone. Russia has no daylight saving time, so any day will
 * do.
 */
export function hoursAheadOfMoscow(timezone: string): number {
  const moscow = offsetOf("Europe/Moscow");
  try {
    return (offsetOf(timezone) - moscow) / 60;
  } catch {
    return 0;
  }
}

const WINTER = new Date("2026-01-15T12:00:00Z");

const offsets = new Map<string, number>();

function offsetOf(timeZone: string): number {
  const offset = offsets.get(timeZone) ?? readOffset(timeZone);
  offsets.set(timeZone, offset);
  return offset;
}

/** In minutes, parsed from a text such as GMT+5 or GMT-03:30. */
function readOffset(timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "shortOffset" }).formatToParts(WINTER);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d+)(?::(\d+))?/.exec(name) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
}
