import type { Locale } from "#contract/locale.ts";
import type { Variable } from "#contract/records/variable.ts";
import { everydayNames } from "#contract/variables/everyday-names.ts";
import { FoodTable, LabTable } from "#contract/variables/reference-tables.ts";
import type { Findable } from "./findable.ts";

/** Shown beside the name of a row of the tables. */
const BESIDES: Record<"food" | "lab", Record<Locale, string>> = {
  food: {
    ru: "сколько калий фосфор натрий белок вода содержание можно есть",
    en: "how much potassium phosphorus sodium protein fluid content can eat",
  },
  lab: { ru: "норма анализ показатель уровень кровь", en: "normal range level blood test target" },
};

/** Every row of the reference tables; both languages are in one row. Its id is its position, counted from 1. */
export function* listRows(variables: Map<string, Variable>, locale: Locale): Generator<Findable> {
  const table = FoodTable.safeParse(variables.get("reference-foods")?.value).data;
  const called = table ? everydayNames(table, locale) : new Map<string, string[]>();
  for (const [index, { key, name }] of (table?.foods ?? []).entries()) {
    const names = called.get(key) ?? [];
    yield {
      key: `food:${index + 1}`,
      title: name[locale],
      names: names.join(" "),
      keywords: BESIDES.food[locale],
      // The matched name is highlighted in the row, so the visitor sees why it was found.
      passages: () => names.map((text) => ({ text })),
    };
  }
  const labs = LabTable.safeParse(variables.get("reference-labs")?.value);
  for (const [index, { name }] of (labs.data?.labs ?? []).entries()) {
    // «Калий, перитонеальный диализ»: the part after the comma only qualifies the name and must not match "dialysis".
    const [title = "", ...rest] = name[locale].split(", ");
    yield {
      key: `lab:${index + 1}`,
      title,
      keywords: BESIDES.lab[locale],
      passages: () => rest.map((text) => ({ text })),
    };
  }
}
