import { forEachLocale, languages, type Locale } from "#contract/locale.ts";
import { formatNumber } from "./format-number.ts";

const rules = forEachLocale((locale) => new Intl.PluralRules(languages[locale].tag));

/** The plural forms of a noun: English has one and other, Russian one, few and many. */
export type Forms = { one: string; few?: string; many?: string; other: string };

/** A number with its noun, joined by a no-break space: «4 центра», “4 centers”. */
export function counted(locale: Locale, count: number, forms: Forms): string {
  return `${formatNumber(count, locale)}\u00a0${nounFor(locale, count, forms)}`;
}

export function nounFor(locale: Locale, count: number, forms: Forms): string {
  const form = rules[locale].select(count);
  return forms[form as keyof Forms] ?? forms.other;
}
