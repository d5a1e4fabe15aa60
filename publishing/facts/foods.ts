import { defaultLocale } from "#contract/locale.ts";
import { type Food, FoodTable } from "#contract/variables/reference-tables.ts";
import type { Sources } from "./read-sources.ts";

/** The foods of the variable `reference-foods`. Empty if the table cannot be read: its own reader reports why. */
export function foodsIn(sources: Sources): Food[] {
  const table = sources.get("variable")?.find(({ name }) => name === "reference-foods")?.values[defaultLocale]?.[
    "value"
  ];
  return FoodTable.safeParse(table).data?.foods ?? [];
}
