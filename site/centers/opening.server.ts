/** What a line of hours says. Days are those of the week, 1 is Monday; without `hours` it is closed then. */
export type Opening = {
  days: number[];
  /** Where it is not for all of the year. */
  months: number[] | null;
  /** In minutes since midnight. */
  hours: { opens: number; closes: number } | null;
};

const DAYS = [
  ["понедельник", "monday"],
  ["вторник", "tuesday"],
  ["среда", "wednesday"],
  ["четверг", "thursday"],
  ["пятница", "friday"],
  ["суббота", "saturday"],
  ["воскресенье", "sunday"],
];
/** By how they begin: «с июня по сентябрь». */
const MONTHS = [
  /^(янв|jan)/,
  /^(фев|feb)/,
  /^(мар|mar)/,
  /^(апр|apr)/,
  /^(ма[йя]|may)/,
  /^(июн|jun)/,
  /^(июл|jul)/,
  /^(авг|aug)/,
  /^(сен|sep)/,
  /^(окт|oct)/,
  /^(ноя|nov)/,
  /^(дек|dec)/,
];
const DAILY = /^(ежедневно|daily|every day)$/i;
const CLOSED = /(?:\s+—|:|,)\s*(?:выходной|закрыто|closed|day off)$/i;
const SEASON = /\s+(?:с|from)\s+(\p{L}+)\s+(?:по|to)\s+(\p{L}+)$/iu;
const TIME = String.raw`(\d{1,2})(?::(\d{2}))?\s*([ap]m)?`;
const HOURS = new RegExp(String.raw`,\s*${TIME}\s*[–—-]\s*${TIME}$`, "i");

/** Hours as an editor writes them: "Понедельник–суббота, 7:00–22:00", "Sunday: closed". Null where a line is not wholly understood. */
export function readOpening(text: string): Opening | null {
  const line = text.replaceAll(/[\u00A0\u202F]/g, " ").trim();
  const [found = CLOSED.exec(line)?.[0], ...parts] = HOURS.exec(line) ?? [];
  if (!found) return null;
  const [season = "", first, last] = SEASON.exec(line.slice(0, -found.length)) ?? [];
  const days = daysIn(line.slice(0, -found.length - season.length || undefined));
  const months = season ? monthsIn(first, last) : null;
  const hours = parts.length > 0 ? hoursIn(parts) : null;
  if (!days || (season && !months) || (parts.length > 0 && !hours)) return null;
  return { days, months, hours };
}

/** When a session begins, from "17:00–21:30" or "5–9:30 pm"; null where that is not told so. */
export function beginsAt(text: string): number | null {
  const [, ...parts] = HOURS.exec(`, ${text}`) ?? [];
  return parts.length > 0 ? (hoursIn(parts)?.opens ?? null) : null;
}

/** One day, a run of days, or a few with commas between them; anything more is not understood. */
function daysIn(text: string): number[] | null {
  if (DAILY.test(text.trim())) return run(1, 7);
  const named = text.split(/,\s*|\s+и\s+|\s+and\s+/).map((part) => part.split(/\s*[–—-]\s*|\s+to\s+/i).map(dayOf));
  const days = named.flatMap(([first = 0, last = first, ...more]) =>
    first < 1 || last < first || more.length > 0 ? [0] : run(first, last),
  );
  return days.includes(0) ? null : days;
}

function dayOf(word: string): number {
  return DAYS.findIndex((names) => names.includes(word.trim().toLowerCase())) + 1;
}

function monthsIn(...words: (string | undefined)[]): number[] | null {
  const [first = 0, last = 0] = words.map((word = "") => MONTHS.findIndex((name) => name.test(word.toLowerCase())) + 1);
  if (first < 1 || last < 1) return null;
  return first <= last ? run(first, last) : [...run(first, 12), ...run(1, last)];
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

function run(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}
