import { forEachLocale, languages, type Locale } from "#contract/locale.ts";
import { MOSCOW_MS, moscowDay } from "#contract/moscow-day.ts";

/** A day for people and for machines. */
export type Day = { iso: string; text: string };

// The company uses Moscow time, wherever the server is.
const options = { day: "numeric", month: "long", year: "numeric", timeZone: "Europe/Moscow" } as const;
const formats = forEachLocale((locale) => new Intl.DateTimeFormat(languages[locale].tag, options));
const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: options.timeZone });

/** "9 ноября 2026", "9 November 2026". Takes a day or a time in ISO form. */
export function toDay(locale: Locale, iso: string): Day {
  const date = new Date(iso);
  const text = formats[locale].format(date).replace(/\s*г\.$/, "");
  // The day and its month stay on one line.
  return { iso: isoDay.format(date), text: text.replace(" ", "\u00a0") };
}

const dayAndMonth = forEachLocale(
  (locale) => new Intl.DateTimeFormat(languages[locale].tag, { ...options, year: undefined }),
);

/** "9 ноября", "9 November": for days that are near. */
export function toNearDay(locale: Locale, iso: string): string {
  return dayAndMonth[locale].format(new Date(iso)).replace(" ", "\u00a0");
}

const weekdays = forEachLocale(
  (locale) => new Intl.DateTimeFormat(languages[locale].tag, { weekday: "long", timeZone: options.timeZone }),
);

/** "суббота", "Saturday". */
export function toWeekday(locale: Locale, iso: string): string {
  return weekdays[locale].format(new Date(iso));
}

const time = { hour: "2-digit", minute: "2-digit", timeZone: options.timeZone } as const;
const clock = forEachLocale((locale) => new Intl.DateTimeFormat(languages[locale].tag, time));

/** "9 ноября 2026, 14:05", in Moscow time: whoever shows it says so. */
export function toMoment(locale: Locale, iso: string): string {
  return `${toDay(locale, iso).text}, ${clock[locale].format(new Date(iso))}`;
}

/** The current day at the head office, where dated things expire. */
export function today(now = new Date()): string {
  return moscowDay(now.getTime());
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** When the next day begins there. */
export function nextMidnight(now: number): number {
  return (Math.floor((now + MOSCOW_MS) / DAY_MS) + 1) * DAY_MS - MOSCOW_MS;
}
