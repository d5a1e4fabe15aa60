import { entityConfigs } from "#contract/entity-configs.ts";
import { forEachLocale, type Locale } from "#contract/locale.ts";
import type { Variable } from "#contract/records/variable.ts";
import { stemOf } from "#contract/stem-of.ts";
import { FoodTable, LabTable } from "#contract/variables/reference-tables.ts";
import type { Findable } from "./findable.ts";
import { wordsOf } from "./search-words.ts";

/** What tells that a price or a job is asked for, and what people say beside it. */
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

/** What is said beside the name of a row of the tables. */
const BESIDES: Record<"food" | "lab", Record<Locale, string>> = {
  food: {
    ru: "сколько калий фосфор натрий белок вода содержание можно есть",
    en: "how much potassium phosphorus sodium protein fluid content can eat",
  },
  lab: { ru: "норма анализ показатель уровень кровь", en: "normal range level blood test target" },
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

/** Every row of the reference tables by itself; both languages stand in one. Its id is its place, counted from 1. */
export function* listRows(variables: Map<string, Variable>, locale: Locale): Generator<Findable> {
  const foods = FoodTable.safeParse(variables.get("reference-foods")?.value);
  for (const [index, { name }] of (foods.data?.foods ?? []).entries())
    yield { key: `food:${index + 1}`, title: name[locale], keywords: BESIDES.food[locale], texts: () => [] };
  const labs = LabTable.safeParse(variables.get("reference-labs")?.value);
  for (const [index, { name }] of (labs.data?.labs ?? []).entries()) {
    // «Калий, перитонеальный диализ»: what follows only tells it apart, and must not answer "dialysis".
    const [title = "", ...rest] = name[locale].split(", ");
    yield { key: `lab:${index + 1}`, title, keywords: BESIDES.lab[locale], texts: () => rest };
  }
}
