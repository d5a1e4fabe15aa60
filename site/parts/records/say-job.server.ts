import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import { formatMoney } from "../../i18n/format-number.ts";
import { employment, line, prose, salary } from "./fields.server.ts";
import { jobWords } from "./job-words.ts";

/**
 * The pay in the language of the record: «70 000–85 000 ₽ в месяц до вычета налога». The tax is left out if the page
 * mentions it elsewhere.
 */
export function sayPay(vacancy: EntityOf<"vacancy">, isTaxTold = false): string {
  const pay = salary(vacancy, "salary");
  if (!pay) return prose(vacancy, "salary").join(", ");
  const words = jobWords[vacancy.locale];
  if ("negotiable" in pay) return words.negotiable;
  const parts = [
    saySum(pay, vacancy.locale),
    words.per[pay.period],
    pay.beforeTax && !isTaxTold ? words.beforeTax : "",
  ];
  return parts.filter(Boolean).join(" ");
}

/** Whether all pay is before tax: then the page says so only once. */
export function areBeforeTax(vacancies: EntityOf<"vacancy">[]): boolean {
  return vacancies.every((vacancy) => {
    const pay = salary(vacancy, "salary");
    return pay !== null && ("negotiable" in pay || pay.beforeTax);
  });
}

/** «Полная занятость, две смены через две». */
export function sayEmployment(vacancy: EntityOf<"vacancy">): string {
  const kind = employment(vacancy, "employment");
  const said = kind ? jobWords[vacancy.locale].employment[kind] : prose(vacancy, "employment").join(", ");
  return [said, line(vacancy, "schedule")].filter(Boolean).join(", ");
}

type Sum = { from?: number; to?: number; currency: string };

function saySum({ from, to, currency }: Sum, locale: Locale): string {
  const words = jobWords[locale];
  if (from === undefined) return to === undefined ? "" : words.upTo(formatMoney(locale, currency, to));
  return to === undefined ? words.from(formatMoney(locale, currency, from)) : formatMoney(locale, currency, from, to);
}
