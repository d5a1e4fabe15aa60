import type { Locale } from "#contract/locale.ts";
import { inPortion, type Level, levelOf, levels } from "#contract/variables/food-levels.ts";
import type { Food, FoodTable } from "#contract/variables/reference-tables.ts";
import { applyFilters, type Filter } from "../../records/filters.ts";
import { formatNumber } from "../../records/format.server.ts";
import { hereWith } from "../../records/query.ts";
import { applySorting, sortingQuery } from "../../records/sorting.ts";
import { viewFilters } from "../../records/view-filters.server.ts";
import { viewSorting } from "../../records/view-sorting.server.ts";
import { levelsFirst } from "./levels.server.ts";
import type { TableView } from "./table-view.tsx";
import { tableWords } from "./words.server.ts";

/** The numbers of a food, in the order of the table's columns. */
const nutrients = ["potassium", "phosphorus", "sodium", "protein", "fluid"] as const;
type Nutrient = (typeof nutrients)[number];
type Row = { food: Food; name: string; values: Record<Nutrient, number>; levels: Partial<Record<Nutrient, Level>> };

/** What the address asks for. Levels are those of a portion, because a portion is what one eats. */
export function shapeFoods(table: FoodTable, query: URLSearchParams, locale: Locale): TableView {
  const words = tableWords[locale].foods;
  const per = query.get("per") === "100" ? "100" : "";
  const rows = table.foods.map((food) => toRow(food, table, per === "100", locale));
  const level = (nutrient: "potassium" | "phosphorus"): Filter<Row> => ({
    kind: "choice",
    optionOf: (row) => {
      const own = row.levels[nutrient];
      return own && { value: own, title: words.levels[own] };
    },
  });
  const filters: Record<keyof typeof words.filters, Filter<Row>> = {
    q: { kind: "text", textOf: ({ name }) => name },
    group: {
      kind: "choice",
      optionOf: ({ food }) => ({ value: food.group, title: table.groups[food.group]?.[locale] ?? food.group }),
    },
    potassium: level("potassium"),
    phosphorus: level("phosphorus"),
  };
  const { rows: found, fields, values } = applyFilters(filters, rows, query);
  const byNumber = nutrients.map((nutrient) => [nutrient, (row: Row) => row.values[nutrient]] as const);
  const columns = {
    name: ({ name }: Row) => name,
    ...(Object.fromEntries(byNumber) as Record<Nutrient, (row: Row) => number>),
  };
  const { rows: sorted, sorting } = applySorting(columns, found, query, locale);
  const sort = sortingQuery(sorting);
  const choice = (title: string, value: string) => ({
    title,
    to: hereWith({ ...values, ...sort, per: value }),
    isCurrent: value === per,
  });
  return {
    kind: "foods",
    caption: `${words.caption}, ${per ? words.per.hundred : words.per.portion}`,
    filter: viewFilters({
      locale,
      fields: fields.map(levelsFirst),
      labels: words.filters,
      empty: tableWords[locale].empty,
      found: found.length,
      total: rows.length,
      keep: { per, ...sort },
    }),
    per: { label: words.per.label, choices: [choice(words.per.portion, ""), choice(words.per.hundred, "100")] },
    legend: legendOf(table, locale),
    heads: viewSorting(words.columns, sorting, { ...values, per }),
    zones: [],
    rows: sorted.map((row) => toView(row, locale)),
  };
}

function legendOf({ limits }: FoodTable, locale: Locale): TableView["legend"] {
  const { legend, levels: names } = tableWords[locale].foods;
  return {
    title: legend.title,
    text: legend.text,
    lines: Object.entries(limits).map(([nutrient, [low, high]]) => ({
      name: legend.names[nutrient as keyof typeof limits],
      marks: levels.map((level) => ({
        level,
        title: names[level],
        text: `${legend.limit[level]} ${level === "low" ? low : high}\u00a0${legend.unit}`,
      })),
    })),
  };
}

function toRow(food: Food, { limits }: FoodTable, isPer100: boolean, locale: Locale): Row {
  const values = nutrients.map((nutrient) => [nutrient, isPer100 ? food[nutrient] : inPortion(food, nutrient)]);
  const rated = Object.entries(limits).map(([nutrient, limit]) => [
    nutrient,
    levelOf(inPortion(food, nutrient as Nutrient), limit),
  ]);
  return {
    food,
    name: food.name[locale],
    values: Object.fromEntries(values),
    levels: Object.fromEntries(rated),
  };
}

function toView({ food, name, values, levels: rated }: Row, locale: Locale): TableView["rows"][number] {
  const words = tableWords[locale].foods;
  return {
    name,
    note: `${food.portion[locale]}, ${food.portion.grams}\u00a0${words.gram}`,
    cells: nutrients.map((nutrient) => {
      const level = rated[nutrient];
      // Protein is small enough for its tenths to matter.
      const digits = nutrient === "protein" ? 10 : 1;
      const text = formatNumber(Math.round(values[nutrient] * digits) / digits, locale);
      return { label: words.columns[nutrient], text, ...(level && { level, mark: words.levels[level] }) };
    }),
  };
}
