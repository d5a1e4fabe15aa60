import type { Locale } from "#contract/locale.ts";

/** Pages on which the center picker opens without partner centers. */
const HIDES: Record<Locale, boolean> = { ru: false, en: true };

/** Passed from the link of the picker to the script. */
export function hidePartners(locale: Locale): { "data-hide-partners"?: true } {
  return HIDES[locale] ? { "data-hide-partners": true } : {};
}
