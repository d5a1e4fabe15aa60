import { entityConfigs } from "#contract/entity-configs.ts";
import { forEachLocale, type Locale } from "#contract/locale.ts";
import { stemOf } from "#contract/stem-of.ts";
import { wordsOf } from "./search-words.ts";

/** Words that ask for a price or a job, and words that often accompany them. */
const CALLS: Record<number, Record<Locale, { asks: string; besides: string }>> = {
  [entityConfigs.price.id]: {
    ru: { asks: "цена стоимость стоит платно прайс прейскурант почём", besides: "сколько на за услуги руб рублей" },
    en: { asks: "price cost fee charge", besides: "how much does is roubles foreigner" },
  },
  [entityConfigs.vacancy.id]: {
    ru: { asks: "вакансия работа трудоустройство", besides: "ищу найти устроиться" },
    en: { asks: "job vacancy work career position", besides: "looking find apply" },
  },
};

const asked = Object.fromEntries(
  Object.entries(CALLS).map(([config, words]) => [
    config,
    forEachLocale((locale) => new Set(wordsOf(words[locale].asks).map(stemOf))),
  ]),
);

/** Whether a query, as it was understood, asks for records of this kind. */
export function asksFor(config: number, understood: string, locale: Locale): boolean {
  return wordsOf(understood).some((word) => asked[config]?.[locale].has(stemOf(word)));
}

export function keywordsOf(config: number, locale: Locale): string {
  const words = CALLS[config]?.[locale];
  return words ? `${words.asks} ${words.besides}` : "";
}
