import type { Locale } from "#contract/locale.ts";
import { formatNumber } from "./format-number.ts";

/** A number as this language writes thousands: 1,500 is one and a half in Russian, but not in English. */
export function withoutThousands(text: string, locale: Locale): string {
  const isGrouped = formatNumber(1000, locale).includes(",") && /^\s*\d{1,3}(?:,\d{3})+(?![\d,])/.test(text);
  return isGrouped ? text.replaceAll(",", "") : text;
}
