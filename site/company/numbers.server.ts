import type { Locale } from "#contract/locale.ts";
import { counted, nounFor } from "../i18n/plural.ts";
import type { CompanyCount } from "./count-company.server.ts";
import { companyWords } from "./words.ts";

/** What the quality director promises. */
const HOURS_TO_ANSWER = 72;

export type CompanyNumber = { value: string; unit: string; text: string };

/** The numbers as the pages show them. */
export function numbersOf(count: CompanyCount, locale: Locale): CompanyNumber[] {
  const words = companyWords[locale];
  const number = (value: number, forms: Parameters<typeof nounFor>[2], text: string) => ({
    value: new Intl.NumberFormat(locale).format(value),
    unit: nounFor(locale, value, forms),
    text,
  });
  const regions = counted(locale, count.regions.length, words.regions);
  return [
    number(count.centers, words.centers, words.ownCenters(regions)),
    number(count.stations, words.stations, words.ownStations),
    number(count.years, words.years, words.since),
    number(HOURS_TO_ANSWER, words.hours, words.answer),
  ];
}
