import type { Locale } from "#contract/locale.ts";
import type { Variable } from "#contract/records/variable.ts";
import { everydayNames } from "#contract/variables/everyday-names.ts";
import { FoodTable, LabTable } from "#contract/variables/reference-tables.ts";
import type { Findable } from "./findable.ts";

/** What is said beside the name of a row of the tables. */
const BESIDES: Record<"food" | "lab", Record<Locale, string>> = {
  food: {
    ru: "сколько калий фосфор натрий белок вода содержание можно есть",
    en: "how much potassium phosphorus sodium protein fluid content can eat",
  },
  lab: { ru: "норма анализ показатель уровень кровь", en: "normal range level blood test target" },
};

/** Every row of the reference tables by itself; both languages stand in one. Its id is its place, counted from 1. */
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
      // Shown with the name that was asked for marked: that tells who is called by it.
      texts: () => names,
    };
  }
  const labs = LabTable.safeParse(variables.get("reference-labs")?.value);
  for (const [index, { name }] of (labs.data?.labs ?? []).entries()) {
    // «Калий, перитонеальный диализ»: what follows only tells it apart, and must not answer "dialysis".
    const [title = "", ...rest] = name[locale].split(", ");
    yield { key: `lab:${index + 1}`, title, keywords: BESIDES.lab[locale], texts: () => rest };
  }
}
