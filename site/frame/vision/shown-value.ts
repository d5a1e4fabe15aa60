import { forEachLocale, languages, type Locale } from "#contract/locale.ts";

// Created once: creating one takes longer than the rest of the panel.
const percents = forEachLocale(
  (locale) => new Intl.NumberFormat(languages[locale].tag, { style: "percent", maximumFractionDigits: 1 }),
);

/** A value as shown between its two buttons: both are relative to the font size. */
export function shownValue(name: "letterSpacing" | "lineHeight", value: number, locale: Locale): string {
  return percents[locale].format(name === "lineHeight" ? value / 100 : value);
}
