import { forEachLocale, languages, type Locale } from "#contract/locale.ts";
import { type Hours, WEEKDAYS } from "#contract/records/hours.ts";
import { hoursWords } from "./hours-words.ts";

type Length = "long" | "short";
type Span = Pick<Hours[number], "days" | "from" | "until">;

/** Shorter runs of days are listed one by one. */
const SHORTEST_RUN = 3;
/** A year whose first of January is a Monday. */
const MONDAY_YEAR = 2018;

/** The days of a line: «Понедельник–суббота», “Sun from June to September”. */
export function sayDays({ days, from, until }: Span, locale: Locale, length: Length): string {
  const said = sayWeekdays(days, locale, length);
  return from && until ? `${said} ${hoursWords[locale].season(...seasonOf(from, until, locale))}` : said;
}

function sayWeekdays(days: Span["days"], locale: Locale, length: Length): string {
  const words = hoursWords[locale];
  const names = weekdays[locale][length];
  const numbers = WEEKDAYS.flatMap((day, n) => (days.includes(day) ? n : []));
  if (numbers.length === WEEKDAYS.length) return words.everyDay[length];
  const runs = numbers.reduce<number[][]>((all, day) => {
    const last = all.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else all.push([day]);
    return all;
  }, []);
  const parts = runs.flatMap((run) => {
    const named = run.map((day) => names[day] ?? "");
    return run.length < SHORTEST_RUN ? named : words.run[length](named[0] ?? "", named.at(-1) ?? "");
  });
  const said = [parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(words.and);
  // Short names do not wrap.
  const set = length === "short" ? said.replaceAll(" ", "\u00a0") : said;
  return set.slice(0, 1).toLocaleUpperCase(locale) + set.slice(1);
}

/** Seasons of whole months by the months' names, others by their dates. */
function seasonOf(from: string, until: string, locale: Locale): [from: string, until: string] {
  const [first, last] = [dayOf(from), dayOf(until)];
  const isWhole = first.getUTCDate() === 1 && isLastOfMonth(last);
  const parts = formats[locale].day.formatToParts(first);
  // Russian says «с июня по сентябрь»: take the month from a date with a day, which has the right grammatical case.
  if (isWhole) return [parts.find(({ type }) => type === "month")?.value ?? "", formats[locale].month.format(last)];
  const [start, end] = [first, last].map((date) => formats[locale].day.format(date).replace(" ", "\u00a0"));
  return [start ?? "", end ?? ""];
}

function dayOf(monthDay: string): Date {
  return new Date(`${MONDAY_YEAR}-${monthDay}T00:00:00Z`);
}

function isLastOfMonth(date: Date): boolean {
  return new Date(date.getTime() + 24 * 60 * 60 * 1000).getUTCDate() === 1;
}

function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languages[locale].tag, { ...options, timeZone: "UTC" });
}

function formatsOf(locale: Locale) {
  return {
    day: formatOf(locale, { day: "numeric", month: "long" }),
    month: formatOf(locale, { month: "long" }),
  };
}

function weekdaysOf(locale: Locale): Record<Length, string[]> {
  const named = (length: Length) => {
    const format = formatOf(locale, { weekday: length });
    return WEEKDAYS.map((_day, n) => format.format(new Date(Date.UTC(MONDAY_YEAR, 0, n + 1))));
  };
  // On a card each short name is capitalised: Пн–Сб.
  const short = named("short").map((name) => name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1));
  return { long: named("long"), short };
}

const formats = forEachLocale(formatsOf);
const weekdays = forEachLocale(weekdaysOf);
