import type { Locale } from "#contract/locale.ts";
import { formatNumber } from "../../i18n/format-number.ts";

const units = { ru: { km: "км", near: "меньше 1\u00a0км" }, en: { km: "km", near: "less than 1\u00a0km" } };

/** Rounded for reading: metres do not matter. */
export function formatDistance(km: number, locale: Locale): string {
  const { km: unit, near } = units[locale];
  return km < 1 ? near : `${formatNumber(Math.round(km), locale)}\u00a0${unit}`;
}
