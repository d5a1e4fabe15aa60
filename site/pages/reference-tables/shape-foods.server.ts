import type { Locale } from "#contract/locale.ts";
import { applyFilters, type Filter } from "../../records/filters.ts";
import { formatNumber } from "../../records/format.server.ts";
import { applySorting } from "../../records/sorting.ts";
import type { Food, FoodTable } from "./tables.server.ts";

/** The numbers of a food, in the order of the table's columns. */
const nutrients = ["potassium", "phosphorus", "sodium", "protein", "fluid"] as const;
export type Nutrient = (typeof nutrients)[number];
export type Level = "low" | "middle" | "high";

type Row = { food: Food; name: string; values: Record<Nutrient, number>; levels: Partial<Record<Nutrient, Level>> };

/** What the address asks for. Levels are those of a portion, because a portion is what one eats. */
export function shapeFoods(
  table: FoodTable,
  query: URLSearchParams,
  locale: Locale,
  levelNames: Record<Level, string>,
) {
  const isPer100 = query.get("per") === "100";
  const rows = table.foods.map((food) => toRow(food, table, isPer100, locale));
  const group: Filter<Row> = {
    kind: "choice",
    optionOf: ({ food }) => ({ value: food.group, title: table.groups[food.group]?.[locale] ?? food.group }),
  };
  const filters = {
    q: { kind: "text", textOf: ({ name }: Row) => name },
    group,
    potassium: levelFilter("potassium", levelNames),
    phosphorus: levelFilter("phosphorus", levelNames),
  } as const;
  const { rows: found, fields, values } = applyFilters(filters, rows, query);
  const valueOf = (nutrient: Nutrient) => (row: Row) => row.values[nutrient];
  const columns = {
    name: ({ name }: Row) => name,
    potassium: valueOf("potassium"),
    phosphorus: valueOf("phosphorus"),
    sodium: valueOf("sodium"),
    protein: valueOf("protein"),
    fluid: valueOf("fluid"),
  };
  const { rows: sorted, sorting } = applySorting(columns, found, query, locale);
  return {
    fields: fields.map((field) => (field.key === "potassium" || field.key === "phosphorus" ? inOrder(field) : field)),
    values,
    sorting,
    isPer100,
    limits: table.limits,
    rows: sorted.map((row) => toView(row, locale)),
  };
}

/** Little first, whichever food happens to come first. */
function inOrder<Field extends { kind: string }>(field: Field): Field {
  if (!("options" in field) || !Array.isArray(field.options)) return field;
  const order: string[] = ["low", "middle", "high"];
  const place = ({ value }: { value: string }) => order.indexOf(value);
  return { ...field, options: field.options.toSorted((a, b) => place(a) - place(b)) };
}

function levelFilter(nutrient: "potassium" | "phosphorus", names: Record<Level, string>): Filter<Row> {
  return {
    kind: "choice",
    optionOf: ({ levels }) => {
      const level = levels[nutrient];
      return level && { value: level, title: names[level] };
    },
  };
}

function toRow(food: Food, { limits }: FoodTable, isPer100: boolean, locale: Locale): Row {
  const inPortion = (nutrient: Nutrient) => (food[nutrient] * food.portion.grams) / 100;
  const values = Object.fromEntries(
    nutrients.map((nutrient) => [nutrient, isPer100 ? food[nutrient] : inPortion(nutrient)]),
  ) as Row["values"];
  const levels = Object.fromEntries(
    Object.entries(limits).map(([nutrient, [low, high]]) => {
      const amount = Math.round(inPortion(nutrient as Nutrient));
      return [nutrient, amount <= low ? "low" : amount <= high ? "middle" : "high"];
    }),
  );
  return { food, name: food.name[locale], values, levels };
}

function toView({ food, name, values, levels }: Row, locale: Locale) {
  return {
    name,
    portion: `${food.portion[locale]}, ${food.portion.grams}\u00a0${{ ru: "г", en: "g" }[locale]}`,
    cells: nutrients.map((nutrient) => ({
      nutrient,
      // Protein is small enough for its tenths to matter.
      text: formatNumber(
        nutrient === "protein" ? Math.round(values.protein * 10) / 10 : Math.round(values[nutrient]),
        locale,
      ),
      level: levels[nutrient],
    })),
  };
}
