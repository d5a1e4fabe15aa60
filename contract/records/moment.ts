import { z } from "zod";

/** `2024-03-05`, `2024-03-05 10:00`, `2024-03-05T10:00:00.000000+03:00` and all between. */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:[.,]\d{1,9})?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** A moment in any ISO form, kept in UTC to the second. An hour without an offset is the head office's. */
export const Moment = z.preprocess((written) => {
  if (typeof written !== "string") return written;
  const [, day, hour, offset = "+03:00"] = ISO.exec(written.trim()) ?? [];
  if (!day) return written;
  // A day alone is the same one in Moscow and in UTC.
  const moment = new Date(hour ? `${day}T${hour}${wholeOffset(offset)}` : day);
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  return isDay && !Number.isNaN(moment.getTime()) ? moment.toISOString() : written;
}, z.iso.datetime());

/** +03 and +0300 are +03:00. */
function wholeOffset(offset: string): string {
  if (/^z$/i.test(offset)) return "Z";
  return `${offset.slice(0, 3)}:${offset.slice(3).replace(":", "") || "00"}`;
}
