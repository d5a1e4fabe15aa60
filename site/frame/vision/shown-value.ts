import { languages, type Locale } from "#contract/locale.ts";

/** A step as it is written between its two buttons: both are shares of the letters' size. */
export function shownValue(name: "letterSpacing" | "lineHeight", value: number, locale: Locale): string {
  const percent = new Intl.NumberFormat(languages[locale].tag, { style: "percent", maximumFractionDigits: 1 });
  return percent.format(name === "lineHeight" ? value / 100 : value);
}
