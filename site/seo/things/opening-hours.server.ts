import type { Thing } from "../head.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const RUSSIAN = ["понедельник", "вторник", "среда", "четверг", "пятница", "суббота", "воскресенье"];
const DAILY = /^(ежедневно|daily|every day)$/i;
const CLOSED = /(?:\s+—|:|,)\s*(?:выходной|закрыто|closed|day off)$/i;
const TIME = String.raw`(\d{1,2})(?::(\d{2}))?\s*([ap]m)?`;
const HOURS = new RegExp(String.raw`,\s*${TIME}\s*[–—-]\s*${TIME}$`, "i");

/**
 * Opening hours as an editor writes them: "Понедельник–суббота, 7:00–22:00", "Sunday: closed".
 * A line that is not wholly understood (a season, an exception) makes all of them unknown: wrong hours are worse than none.
 */
export function openingHours(lines: string[]): Thing[] | null {
  const read = lines.map((line) => readLine(line.replaceAll(/[\u00A0\u202F]/g, " ").trim()));
  if (read.length === 0 || read.some((one) => one === null)) return null;
  return read.flatMap((one) => (one === null || one === "closed" ? [] : [one]));
}

function readLine(line: string): Thing | "closed" | null {
  if (CLOSED.test(line)) return daysIn(line.replace(CLOSED, "")) ? "closed" : null;
  const [found, ...parts] = HOURS.exec(line) ?? [];
  if (!found) return null;
  const days = daysIn(line.slice(0, -found.length));
  const opens = clock(parts.slice(0, 3));
  const closes = clock(parts.slice(3));
  if (!days || !opens || !closes || opens >= closes) return null;
  return { "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes };
}

/** One day, a run of days, or a few with commas between them; anything more is not understood. */
function daysIn(text: string): string[] | null {
  if (DAILY.test(text.trim())) return [...DAYS];
  const named = text.split(/,\s*|\s+и\s+|\s+and\s+/).map((part) => part.split(/\s*[–—-]\s*|\s+to\s+/i).map(dayIndex));
  const days = named.flatMap(([first = -1, last = first, ...more]) => {
    if (first < 0 || last < first || more.length > 0) return [-1];
    return Array.from({ length: last - first + 1 }, (_, n) => first + n);
  });
  return days.includes(-1) ? null : days.flatMap((day) => DAYS[day] ?? []);
}

function dayIndex(word: string): number {
  const day = word.trim().toLowerCase();
  return Math.max(
    RUSSIAN.indexOf(day),
    DAYS.findIndex((name) => name.toLowerCase() === day),
  );
}

function clock([hours = "", minutes = "00", half]: (string | undefined)[]): string | null {
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : Number(hours);
  return hour > 24 || Number(minutes) > 59 ? null : `${String(hour).padStart(2, "0")}:${minutes}`;
}
