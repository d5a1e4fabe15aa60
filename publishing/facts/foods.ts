import { defaultLocale } from "#contract/locale.ts";
import { type Food, FoodTable } from "#contract/variables/reference-tables.ts";
import type { Sources } from "./read-sources.ts";

/** The foods of the variable `reference-foods`. A table that cannot be read has none: its own reader tells why. */
export function foodsIn(sources: Sources): Food[] {
  const table = sources.get("variable")?.find(({ name }) => name === "reference-foods")?.values[defaultLocale]?.[
    "value"
  ];
  return FoodTable.safeParse(table).data?.foods ?? [];
}
