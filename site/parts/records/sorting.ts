import type { Locale } from "#contract/locale.ts";

type Order = "asc" | "desc";
export type Sorting<Key extends string> = { key: Key; order: Order };

/** The sort value of each column; rows without a value are always last. */
export type Columns<Row, Key extends string> = Record<Key, (row: Row) => string | number | undefined>;

/** Sorts by `?sort=…&order=…`; an unknown column keeps the original order. */
export function applySorting<Row, Key extends string>(
  columns: Columns<Row, Key>,
  rows: Row[],
  query: URLSearchParams,
  locale: Locale,
): { rows: Row[]; sorting: Sorting<Key> | null } {
  const key = query.get("sort") ?? "";
  if (!Object.hasOwn(columns, key)) return { rows, sorting: null };
  const sorting: Sorting<Key> = { key: key as Key, order: query.get("order") === "desc" ? "desc" : "asc" };
  const valueOf = columns[sorting.key];
  const sign = sorting.order === "asc" ? 1 : -1;
  const sorted = rows.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return sign * compare(one, other, locale);
  });
  return { rows: sorted, sorting };
}

/** The next sort order after a click on a column head: ascending first, then descending. */
export function nextSorting<Key extends string>(key: Key, now: Sorting<Key> | null): { sort: Key; order: string } {
  return { sort: key, order: now?.key === key && now.order === "asc" ? "desc" : "" };
}

/** The query of a sort order; ascending is the default and is left out. */
export function sortingQuery(sorting: Sorting<string> | null): { sort?: string; order?: string } {
  return sorting ? { sort: sorting.key, order: sorting.order === "desc" ? "desc" : "" } : {};
}

function compare(a: string | number, b: string | number, locale: Locale): number {
  return typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), locale);
}
