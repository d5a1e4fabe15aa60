import { z } from "zod";

/** `2024-03-05`, `2024-03-05 10:00`, `2024-03-05T10:00:00.000000+03:00` and similar. */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:[.,]\d{1,9})?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** A time in any ISO form, normalised to UTC seconds. Without an offset it is Moscow time. */
export const Moment = z.preprocess((written) => {
  if (typeof written !== "string") return written;
  const [, day, hour, offset = "+03:00"] = ISO.exec(written.trim()) ?? [];
  if (!day) return written;
  // A date without a time is the same day in Moscow and in UTC.
  const moment = new Date(hour ? `${day}T${hour}${wholeOffset(offset)}` : day);
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  return isDay && !Number.isNaN(moment.getTime()) ? moment.toISOString() : written;
}, z.iso.datetime());

/** +03 and +0300 are +03:00. */
function wholeOffset(offset: string): string {
  if (/^z$/i.test(offset)) return "Z";
  return `${offset.slice(0, 3)}:${offset.slice(3).replace(":", "") || "00"}`;
}
