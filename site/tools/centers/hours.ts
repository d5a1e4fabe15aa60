export type HoursRow = { days: string; time: string };

/** "Monday to Saturday, 7 am – 8 pm" as two cells; a line that does not part so stays whole. */
export function toHoursRow(line: string): HoursRow {
  const [, days, time] = /^(.+)(?:,\s|\s—\s|:\s)(.+)$/u.exec(line) ?? [];
  return days && time ? { days, time } : { days: line, time: "" };
}

const SHORT: [name: RegExp, short: string][] = [
  [/понедельник/gi, "Пн"],
  [/вторник/gi, "Вт"],
  [/среда/gi, "Ср"],
  [/четверг/gi, "Чт"],
  [/пятница/gi, "Пт"],
  [/суббота/gi, "Сб"],
  [/воскресенье/gi, "Вс"],
  [/(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*day/g, "$1"],
  [/(?<=\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)) to (?=Mon|Tue|Wed|Thu|Fri|Sat|Sun)/g, "–"],
];

/** The names of days as a card has room for them: "Пн–Сб", "Mon–Sat". */
export function shortenDays(text: string): string {
  return SHORT.reduce((shorter, [name, short]) => shorter.replace(name, short), text);
}

/** How many hours a place is ahead of Moscow; 0 for a zone nobody knows. Russia has no summer time, so any day tells it. */
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

/** In minutes, read from a text such as GMT+5 or GMT-03:30. */
function readOffset(timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "shortOffset" }).formatToParts(WINTER);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d+)(?::(\d+))?/.exec(name) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
}
