import { languages, type Locale } from "#contract/locale.ts";

/** A step as it is written between its two buttons. */
export function shownValue(name: "letterSpacing" | "lineHeight", value: number, locale: Locale): string {
  const { tag } = languages[locale];
  if (name === "lineHeight") return new Intl.NumberFormat(tag, { style: "percent" }).format(value / 100);
  return new Intl.NumberFormat(tag).format(value);
}
