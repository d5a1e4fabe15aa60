import { languages, type Locale } from "#contract/locale.ts";

/** Day and hour in Moscow time, which the whole network uses. */
export function formatMoment(moment: string | Date, locale: Locale): string {
  return new Intl.DateTimeFormat(languages[locale].tag, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Moscow",
  }).format(new Date(moment));
}
