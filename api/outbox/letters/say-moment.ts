import { languages, type Locale } from "#contract/locale.ts";

/** Day and hour by Moscow's clock, which the whole network keeps. */
export function sayMoment(moment: string | Date, locale: Locale): string {
  return new Intl.DateTimeFormat(languages[locale].tag, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Moscow",
  }).format(new Date(moment));
}
