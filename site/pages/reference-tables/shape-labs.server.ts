import type { Locale } from "#contract/locale.ts";
import type { Lab, LabTable } from "#contract/variables/reference-tables.ts";
import { applyFilters, type Filter, holding } from "../../parts/records/filters.ts";
import { inParts } from "../../parts/records/parts.ts";
import { labAnchor } from "../../parts/records/row-anchor.server.ts";
import { applySorting, sortingQuery } from "../../parts/records/sorting.ts";
import { describeRanges, WORD_JOINER } from "./ranges.server.ts";
import { tableWords } from "./reference-tables-words.ts";

export type Labs = ReturnType<typeof shapeLabs>;
export type LabRow = Labs["parts"][number]["rows"][number];

/** The blood values that the query asks for. */
export function shapeLabs(table: LabTable, query: URLSearchParams, locale: Locale) {
  const group = ({ group: id }: Lab) => ({ value: id, title: table.groups[id]?.[locale] ?? id });
  const filters: Record<"q" | "group", Filter<Lab>> = {
    q: { kind: "text", finder: holding(({ name }) => name[locale]) },
    group: { kind: "choice", optionOf: group },
  };
  const { rows, fields, values } = applyFilters(filters, table.labs, query);
  const columns = { name: ({ name }: Lab) => name[locale] };
  const { rows: sorted, sorting } = applySorting(columns, rows, query, locale);
  const isAsked = sorting !== null || Object.values(values).some(Boolean);
  const tab = { tab: "labs" };
  return {
    kind: "labs" as const,
    filter: { fields, found: rows.length, total: table.labs.length, keep: { ...tab, ...sortingQuery(sorting) } },
    sorting,
    values: { ...values, ...tab },
    parts: inParts(sorted, isAsked, (lab) => ({ id: lab.group, title: group(lab).title })).map((part) => ({
      ...part,
      rows: part.rows.map((lab) => ({
        name: [lab.name[locale], lab.unit[locale].replaceAll("/", `/${WORD_JOINER}`)].filter(Boolean).join(", "),
        anchor: labAnchor(lab),
        why: lab.why[locale],
        ranges: describeRanges(lab, tableWords[locale].labs.ranges, locale),
      })),
    })),
  };
}
