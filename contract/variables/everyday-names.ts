import type { Locale } from "../locale.ts";
import type { FoodTable } from "./reference-tables.ts";

/** Everyday names of foods in one language, by the key of the food: «картошка». */
export function everydayNames({ also = [] }: FoodTable, locale: Locale): Map<string, string[]> {
  const byKey = new Map<string, string[]>();
  for (const line of also) {
    for (const key of line.foods) byKey.set(key, [...(byKey.get(key) ?? []), ...line[locale]]);
  }
  return byKey;
}
