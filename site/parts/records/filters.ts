import { entriesOf } from "#contract/typed-entries.ts";
import { foldCase } from "#contract/fold-case.ts";
import { defaultLocale } from "#contract/locale.ts";
export type Option = { value: string; title: string };

/** One query key: a choice among the values of the rows, or a text search. */
export type Filter<Row> =
  | {
      kind: "choice";
      /** The row's option; a row without one is shown only while nothing is chosen. */
      optionOf(row: Row): Option | undefined;
      /** Sort options alphabetically instead of in the order of the rows. */
      byTitle?: boolean;
    }
  | {
      kind: "text";
      /** Which rows a text asks for; `holding` for those that hold all of its words. */
      finder(text: string): (row: Row) => boolean;
    };

/** A filter as the form shows it: its value and its options. */
export type FilterField<Key extends string = string> =
  | { key: Key; kind: "choice"; value: string; options: (Option & { count: number })[] }
  | { key: Key; kind: "text"; value: string };

export type Filtered<Row, Key extends string> = {
  rows: Row[];
  fields: FilterField<Key>[];
  /** The current values by key; empty if not set. */
  values: Record<Key, string>;
};

/** The only way to filter lists. An empty value, or one that no row has, counts as not set. */
export function applyFilters<Row, Key extends string>(
  filters: Record<Key, Filter<Row>>,
  rows: Row[],
  query: URLSearchParams,
): Filtered<Row, Key> {
  const entries = entriesOf(filters);
  const options = new Map(entries.map(([key, filter]) => [key, optionsIn(rows, filter)]));
  const values = Object.fromEntries(
    entries.map(([key, filter]) => {
      const asked = plain(query.get(key) ?? "");
      const isKnown = filter.kind === "text" || options.get(key)?.some(({ value }) => value === asked);
      return [key, isKnown ? asked.slice(0, MAX_TEXT) : ""];
    }),
  ) as Record<Key, string>;

  const tests = entries.flatMap(([key, filter]) =>
    values[key] === "" ? [] : { key, isMatch: matcherOf(filter, values[key]) },
  );
  const passes = (row: Row, except?: Key) => tests.every(({ key, isMatch }) => key === except || isMatch(row));
  const fields = entries.map(([key, filter]): FilterField<Key> => {
    if (filter.kind === "text") return { key, kind: "text", value: values[key] };
    // The count says how many rows this choice would show, with the other filters applied.
    const others = rows.filter((row) => passes(row, key));
    const counted = (options.get(key) ?? []).map((option) => ({
      ...option,
      count: others.filter((row) => filter.optionOf(row)?.value === option.value).length,
    }));
    return { key, kind: "choice", value: values[key], options: counted };
  });
  return { rows: rows.filter((row) => passes(row)), fields, values };
}

/** An option whose title is also its value: a section, a speciality. */
export function namedOption(title: string | undefined): Option | undefined {
  return title ? { value: plain(title), title } : undefined;
}

/** Finds the rows whose text holds every word of the query. */
export function holding<Row>(textOf: (row: Row) => string): (text: string) => (row: Row) => boolean {
  return (text) => {
    const words = fold(text).split(" ");
    return (row) => words.every((word) => fold(textOf(row)).includes(word));
  };
}

const MAX_TEXT = 100;

function matcherOf<Row>(filter: Filter<Row>, value: string): (row: Row) => boolean {
  return filter.kind === "text" ? filter.finder(value) : (row) => filter.optionOf(row)?.value === value;
}

function optionsIn<Row>(rows: Row[], filter: Filter<Row>): Option[] {
  if (filter.kind === "text") return [];
  const found = new Map<string, Option>();
  for (const row of rows) {
    const option = filter.optionOf(row);
    if (option && !found.has(option.value)) found.set(option.value, option);
  }
  const options = [...found.values()];
  return filter.byTitle ? options.toSorted((a, b) => a.title.localeCompare(b.title, defaultLocale)) : options;
}

/** Published text contains no-break spaces, an address does not. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function fold(text: string): string {
  return foldCase(plain(text));
}
