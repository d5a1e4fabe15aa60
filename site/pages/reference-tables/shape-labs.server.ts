import type { Locale } from "#contract/locale.ts";
import type { Lab, LabTable } from "#contract/variables/reference-tables.ts";
import { applyFilters, type Filter } from "../../records/filters.ts";
import { applySorting, sortingQuery } from "../../records/sorting.ts";
import { viewFilters } from "../../records/view-filters.server.ts";
import { viewSorting } from "../../records/view-sorting.server.ts";
import { describeRanges } from "./ranges.server.ts";
import type { TableView } from "./table-view.tsx";
import { tableWords } from "./words.server.ts";

const zones = ["target", "watch", "call"] as const;

/** Blood values: three zones, and what each means stands in its column's head. */
export function shapeLabs(table: LabTable, query: URLSearchParams, locale: Locale): TableView {
  const words = tableWords[locale].labs;
  const group = ({ group: id }: Lab) => ({ value: id, title: table.groups[id]?.[locale] ?? id });
  const filters: Record<"q" | "group", Filter<Lab>> = {
    q: { kind: "text", textOf: ({ name }) => name[locale] },
    group: { kind: "choice", optionOf: group },
  };
  const { rows, fields, values } = applyFilters(filters, table.labs, query);
  const columns = { name: ({ name }: Lab) => name[locale], group: (lab: Lab) => group(lab).title };
  const { rows: sorted, sorting } = applySorting(columns, rows, query, locale);
  return {
    kind: "labs",
    caption: words.caption,
    filter: viewFilters({
      locale,
      fields,
      labels: words.filters,
      empty: tableWords[locale].empty,
      found: rows.length,
      total: table.labs.length,
      keep: { tab: "labs", ...sortingQuery(sorting) },
    }),
    per: null,
    legend: null,
    heads: viewSorting(words.columns, sorting, { ...values, tab: "labs" }),
    zones: zones.map((zone) => ({ zone, title: words.zones[zone] })),
    rows: sorted.map((lab) => {
      const ranges = describeRanges(lab, words.ranges, locale);
      return {
        name: [lab.name[locale], lab.unit[locale]].filter(Boolean).join(", "),
        note: lab.why[locale],
        cells: [
          { label: words.columns.group, text: group(lab).title },
          ...zones.map((zone) => ({ label: words.zones[zone], text: ranges[zone], zone })),
        ],
      };
    }),
  };
}
