import type { Locale } from "#contract/locale.ts";

/** Where the picker of centres opens without our partners'. */
const HIDES: Record<Locale, boolean> = { ru: false, en: true };

/** What the link to the picker tells the script. */
export function hidePartners(locale: Locale): { "data-hide-partners"?: true } {
  return HIDES[locale] ? { "data-hide-partners": true } : {};
}
