import { forEachLocale, languages, type Locale } from "#contract/locale.ts";
import { type Indicator, isShare, sideOf } from "#contract/records/quality.ts";
import { formatNumber } from "../../i18n/format-number.ts";
import { nounFor } from "../../i18n/plural.ts";
import { qualityWords } from "./quality-words.ts";

const tenths = forEachLocale((locale) => new Intl.NumberFormat(languages[locale].tag, { minimumFractionDigits: 1 }));

/** A figure with its unit: «94 %», «5 дней», «0,6». */
export function sayFigure(locale: Locale, indicator: Indicator, value: number, isGenitive = false): string {
  const words = qualityWords[locale];
  const number = formatNumber(value, locale);
  if (isShare(indicator)) return words.percent(number);
  if (indicator === "infections") return value === 0 ? number : tenths[locale].format(value);
  return `${number}\u00a0${nounFor(locale, value, isGenitive ? words.daysOf : words.days)}`;
}

/** «не меньше 90 %»; nothing is more than all, so that target is «100 %». */
export function sayTarget(locale: Locale, indicator: Indicator, target: number): string {
  if (isShare(indicator) && target === 100) return sayFigure(locale, indicator, target);
  const side = qualityWords[locale].sides[sideOf(indicator)].replaceAll(" ", "\u00a0");
  return `${side}\u00a0${sayFigure(locale, indicator, target, true)}`;
}

/** «от 88 % до 96 %», or a single value if all are equal. */
export function sayRange(locale: Locale, indicator: Indicator, values: number[]): string {
  const [from, to] = [Math.min(...values), Math.max(...values)];
  if (from === to) return sayFigure(locale, indicator, from);
  // The unit "days" is written only once.
  const first = indicator === "waiting" ? formatNumber(from, locale) : sayFigure(locale, indicator, from);
  return qualityWords[locale].range(first, sayFigure(locale, indicator, to, true));
}
