import { forEachLocale, languages, type Locale } from "#contract/locale.ts";

// Made once: making one takes longer than the rest of the panel.
const formats = forEachLocale((locale) => {
  const { tag } = languages[locale];
  return { letterSpacing: new Intl.NumberFormat(tag), lineHeight: new Intl.NumberFormat(tag, { style: "percent" }) };
});

/** A step as it is written between its two buttons. */
export function shownValue(name: "letterSpacing" | "lineHeight", value: number, locale: Locale): string {
  return formats[locale][name].format(name === "lineHeight" ? value / 100 : value);
}
