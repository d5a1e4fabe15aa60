import type { Locale } from "#contract/locale.ts";

/** A step as it is written between its two buttons. */
export function shownValue(name: "letterSpacing" | "lineHeight", value: number, locale: Locale): string {
  if (name === "lineHeight") return locale === "ru" ? `${value}\u00A0%` : `${value}%`;
  return locale === "ru" ? String(value).replace(".", ",") : String(value);
}
