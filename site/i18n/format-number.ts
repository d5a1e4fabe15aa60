import { forEachLocale, languages, type Locale } from "#contract/locale.ts";

// Created once: creating one takes longer than a table row.
const formats = forEachLocale((locale) => new Intl.NumberFormat(languages[locale].tag));

const UNITS: Record<Locale, string[]> = { ru: ["КБ", "МБ"], en: ["KB", "MB"] };

export function formatNumber(value: number, locale: Locale): string {
  // A real minus, where Intl writes a hyphen.
  return formats[locale].format(value).replace("-", "\u2212");
}

export function formatRoubles(value: number, locale: Locale): string {
  return `${formatNumber(value, locale)}\u00a0₽`;
}

/**
 * An amount, or a range, in any currency: «70 000–85 000 ₽». The currency sign comes last in both languages, as with
 * prices.
 */
export function formatMoney(locale: Locale, currency: string, from: number, to = from): string {
  const numbers = [...new Set([from, to])].map((sum) => formatNumber(sum, locale)).join("–");
  return `${numbers}\u00a0${signOf(locale, currency)}`;
}

const signs = forEachLocale(() => new Map<string, string>());

/** Memoized: creating the format is expensive. Editors use few currencies. */
function signOf(locale: Locale, currency: string): string {
  const known = signs[locale].get(currency);
  if (known !== undefined) return known;
  const { tag } = languages[locale];
  const format = new Intl.NumberFormat(tag, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  const sign = format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
  signs[locale].set(currency, sign);
  return sign;
}

/** The size of a file: 84 КБ, 1,2 МБ. */
export function formatSize(bytes: number, locale: Locale): string {
  const [unit, value] = bytes < 1024 * 1024 ? [0, bytes / 1024] : [1, bytes / 1024 / 1024];
  const shown = unit === 0 ? Math.max(1, Math.round(value)) : Math.round(value * 10) / 10;
  return `${formatNumber(shown, locale)}\u00a0${UNITS[locale][unit]}`;
}
