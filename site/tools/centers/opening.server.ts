import { type Days, readDays } from "#contract/days.ts";

/** What a line of hours says. Without `hours` it is closed then. */
export type Opening = Days & {
  /** In minutes since midnight. */
  hours: { opens: number; closes: number } | null;
};

const CLOSED = /(?:\s+—|:|,)\s*(?:выходной|закрыто|closed|day off)$/i;
const TIME = String.raw`(\d{1,2})(?::(\d{2}))?\s*([ap]m)?`;
const HOURS = new RegExp(String.raw`,\s*${TIME}\s*[–—-]\s*${TIME}$`, "i");

/** Hours as an editor writes them: "Понедельник–суббота, 7:00–22:00", "Sunday: closed". Null where a line is not wholly understood. */
export function readOpening(text: string): Opening | null {
  const line = text.replaceAll(/[\u00A0\u202F]/g, " ").trim();
  const [found = CLOSED.exec(line)?.[0], ...parts] = HOURS.exec(line) ?? [];
  if (!found) return null;
  const days = readDays(line.slice(0, -found.length));
  const hours = parts.length > 0 ? hoursIn(parts) : null;
  if (!days || (parts.length > 0 && !hours)) return null;
  return { ...days, hours };
}

/** When a session begins, from "17:00–21:30" or "5–9:30 pm"; null where that is not told so. */
export function beginsAt(text: string): number | null {
  const [, ...parts] = HOURS.exec(`, ${text}`) ?? [];
  return parts.length > 0 ? (hoursIn(parts)?.opens ?? null) : null;
}

function hoursIn(parts: (string | undefined)[]): Opening["hours"] {
  const half = parts[5];
  const [opens, closes] = [minutesOf(parts.slice(0, 3), half), minutesOf(parts.slice(3), half)];
  return opens === null || closes === null || opens >= closes ? null : { opens, closes };
}

/** "2–7 pm" are both in the afternoon. */
function minutesOf([hours = "", minutes = "0", own]: (string | undefined)[], other: string | undefined): number | null {
  const half = (own ?? other)?.toLowerCase();
  const hour = half ? (Number(hours) % 12) + (half === "pm" ? 12 : 0) : Number(hours);
  return hour > 24 || Number(minutes) > 59 ? null : hour * 60 + Number(minutes);
}
