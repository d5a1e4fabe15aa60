import type { Locale } from "#contract/locale.ts";

const tags = { ru: "ru-RU", en: "en-GB" } satisfies Record<Locale, string>;

/** Day and hour by Moscow's clock, which the whole network keeps. */
export function sayMoment(moment: string | Date, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Moscow",
  }).format(new Date(moment));
}
