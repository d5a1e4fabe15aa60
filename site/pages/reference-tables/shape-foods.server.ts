import { forEachKey } from "#contract/typed-entries.ts";
import { forEachLocale, type Locale } from "#contract/locale.ts";
import { everydayNames } from "#contract/variables/everyday-names.ts";
import { inPortion, type Level, levelOf } from "#contract/variables/food-levels.ts";
import {
  type Food,
  type FoodNutrient as Nutrient,
  type FoodTable,
  nutrients,
} from "#contract/variables/reference-tables.ts";
import { oncePerRecord } from "../../api/once-per-record.ts";
import { formatNumber } from "../../i18n/format-number.ts";
import { applyFilters, type Filter } from "../../parts/records/filters.ts";
import { inParts } from "../../parts/records/parts.ts";
import { dayMenuWords } from "../../tools/day-menu/day-menu-words.ts";
import { readFoodQuery } from "../../tools/day-menu/find-foods.ts";
import { foodAnchor } from "../../parts/records/row-anchor.server.ts";
import { applySorting, sortingQuery } from "../../parts/records/sorting.ts";
import { levelsFirst } from "./levels.server.ts";
import { tableWords } from "./reference-tables-words.ts";

export type Foods = ReturnType<typeof shapeFoods>;
export type FoodRow = ReturnType<typeof toView> & { anchor?: string };
type Row = {
  food: Food;
  key: string;
  name: string;
  /** Everyday names. */
  also: string[];
  values: Record<Nutrient, number | null>;
  levels: Partial<Record<Nutrient, Level>>;
};

/** Made once for each table: they are the same for every query. */
const rowsIn = forEachLocale((locale) => {
  const rowsPer = (isPer100: boolean) =>
    oncePerRecord((table: FoodTable) => {
      const called = everydayNames(table, locale);
      return table.foods.map((food) => toRow(food, table, isPer100, locale, called.get(food.key)));
    });
  return { "100": rowsPer(true), "": rowsPer(false) };
});
const viewIn = forEachLocale((locale) => oncePerRecord((row: Row) => toView(row, locale)));

/** The foods that the query asks for. Levels are per portion, because people eat portions. */
export function shapeFoods(table: FoodTable, query: URLSearchParams, locale: Locale) {
  const words = tableWords[locale].foods;
  const per: "100" | "" = query.get("per") === "100" ? "100" : "";
  const rows = rowsIn[locale][per](table);
  const groupOf = ({ food: { group } }: Row) => ({ id: group, title: table.groups[group]?.[locale] ?? group });
  const level = (nutrient: "potassium" | "phosphorus"): Filter<Row> => ({
    kind: "choice",
    optionOf: (row) => {
      const own = row.levels[nutrient];
      return own && { value: own, title: words.levels[own] };
    },
  });
  const filters: Record<keyof typeof words.filters, Filter<Row>> = {
    q: { kind: "text", finder: finderOf(rows) },
    group: {
      kind: "choice",
      optionOf: (row) => ({ value: row.food.group, title: groupOf(row).title }),
    },
    potassium: level("potassium"),
    phosphorus: level("phosphorus"),
  };
  const { rows: found, fields, values } = applyFilters(filters, rows, query);
  const columns = {
    name: ({ name }: Row) => name,
    ...forEachKey(nutrients, (nutrient) => (row: Row) => row.values[nutrient] ?? undefined),
  };
  const { rows: sorted, sorting } = applySorting(columns, found, query, locale);
  const isAsked = sorting !== null || Object.values(values).some(Boolean);
  return {
    kind: "foods" as const,
    filter: {
      fields: fields.map(levelsFirst),
      found: found.length,
      total: rows.length,
      guessed: guessOf(values.q, rows, locale),
      keep: { per, ...sortingQuery(sorting) },
    },
    sorting,
    values,
    per,
    limits: table.limits,
    parts: inParts(sorted, isAsked, groupOf).map((part) => ({
      ...part,
      rows: part.rows.map((row) => ({
        ...viewIn[locale](row),
        // Anchors are needed only in lists that the search links to: on the whole table two hundred of them weigh half
        // a kilobyte.
        ...(isAsked && { anchor: foodAnchor(row.food) }),
      })),
    })),
  };
}

/** The same foods as in the day's menu, by the same words. */
function finderOf(rows: Row[]): (text: string) => (row: Row) => boolean {
  return (text) => readFoodQuery(text, rows).isMeant;
}

/** How a search was read, in the words of the day's menu: a likely typo, or the other keyboard layout. */
function guessOf(asked: string, rows: Row[], locale: Locale): string | undefined {
  if (!asked) return undefined;
  const { isMeant, meant, way } = readFoodQuery(asked, rows);
  if (!rows.some(isMeant)) return undefined;
  const { add } = dayMenuWords[locale];
  if (way > 0) return add.unnamed(meant ?? asked);
  return meant === null ? undefined : add.meant(meant);
}

function toRow(food: Food, { limits }: FoodTable, isPer100: boolean, locale: Locale, also: string[] = []): Row {
  const values = nutrients.map((nutrient) => [nutrient, isPer100 ? food[nutrient] : inPortion(food, nutrient)]);
  const rated = Object.entries(limits).map(([nutrient, limit]) => {
    const amount = inPortion(food, nutrient as Nutrient);
    return [nutrient, amount === null ? undefined : levelOf(amount, limit)];
  });
  return {
    food,
    key: food.key,
    name: food.name[locale],
    also,
    values: Object.fromEntries(values),
    levels: Object.fromEntries(rated),
  };
}

function toView({ food, name, values, levels: rated }: Row, locale: Locale) {
  return {
    name,
    portion: food.portion[locale],
    grams: food.portion.grams,
    isPoured: food.poured ?? false,
    cells: nutrients.map((nutrient) => {
      // Protein values are small, so tenths matter.
      const digits = nutrient === "protein" ? 10 : 1;
      const value = values[nutrient];
      const text =
        value === null ? tableWords[locale].foods.noData : formatNumber(Math.round(value * digits) / digits, locale);
      return { nutrient, text, level: rated[nutrient] };
    }),
  };
}
