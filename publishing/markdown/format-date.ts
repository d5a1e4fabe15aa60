import { languages, type Locale } from "#contract/locale.ts";

const PARTS = [
  { year: "numeric" },
  { year: "numeric", month: "long" },
  { year: "numeric", month: "long", day: "numeric" },
] as const;

/** A year, a month or a day in ISO form as people read it; undefined if it is not one. */
export function formatDate(written: string, locale: Locale): { date: string; text: string } | undefined {
  const date = written.trim();
  const time = /^\d{4}(-\d{2}){0,2}$/.test(date) ? new Date(date) : undefined;
  // Month 13 is not a date, and 31 April would become 1 May.
  if (!time || Number.isNaN(time.getTime()) || !time.toISOString().startsWith(date)) return undefined;
  const format = new Intl.DateTimeFormat(languages[locale].tag, {
    ...PARTS[date.split("-").length - 1],
    timeZone: "UTC",
  });
  const [first = "", ...rest] = format
    .format(time)
    .replace(/\s*г\.$/, "")
    .replace(" ", "\u00a0");
  return { date, text: first.toLocaleUpperCase(languages[locale].tag) + rest.join("") };
}
