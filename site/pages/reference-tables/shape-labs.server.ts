import type { Locale } from "#contract/locale.ts";
import { applyFilters, type Filter } from "../../records/filters.ts";
import { formatNumber } from "../../records/format.server.ts";
import { applySorting } from "../../records/sorting.ts";
import type { Lab, LabTable } from "./tables.server.ts";

type Range = Lab["target"];

/** How ranges are said; the page's words give them. */
export type RangeWords = { from: string; to: string; below: string; above: string; or: string };

export function shapeLabs(table: LabTable, query: URLSearchParams, locale: Locale, words: RangeWords) {
  const group = ({ group: id }: Lab) => ({ value: id, title: table.groups[id]?.[locale] ?? id });
  const filters: Record<"q" | "group", Filter<Lab>> = {
    q: { kind: "text", textOf: ({ name }) => name[locale] },
    group: { kind: "choice", optionOf: group },
  };
  const { rows, fields, values } = applyFilters(filters, table.labs, query);
  const columns = { name: ({ name }: Lab) => name[locale], group: (lab: Lab) => group(lab).title };
  const { rows: sorted, sorting } = applySorting(columns, rows, query, locale);
  const say = (range: string) => range.replaceAll(" ", "\u00a0");
  return {
    fields,
    values,
    sorting,
    rows: sorted.map((lab) => ({
      name: lab.name[locale],
      why: lab.why[locale],
      unit: lab.unit[locale],
      group: group(lab).title,
      target: say(inside(lab.target, words, locale)),
      watch: between(lab, words, locale).map(say).join(` ${words.or} `),
      call: outside(lab.watch, words, locale).map(say).join(` ${words.or} `),
    })),
  };
}

function inside([low, high]: Range, words: RangeWords, locale: Locale): string {
  if (low !== null && high !== null) return `${formatNumber(low, locale)}–${formatNumber(high, locale)}`;
  if (low !== null) return `${words.from} ${formatNumber(low, locale)}`;
  return high === null ? "" : `${words.to} ${formatNumber(high, locale)}`;
}

/** From where the goal ends to where one calls, below and above it. */
function between({ target, watch }: Lab, words: RangeWords, locale: Locale): string[] {
  return [
    inside([watch[0], target[0]], words, locale),
    watch[1] === null ? "" : inside([target[1], watch[1]], words, locale),
  ].filter((range, side) => range !== "" && target[side] !== null);
}

function outside([low, high]: Range, words: RangeWords, locale: Locale): string[] {
  return [
    ...(low === null ? [] : [`${words.below} ${formatNumber(low, locale)}`]),
    ...(high === null ? [] : [`${words.above} ${formatNumber(high, locale)}`]),
  ];
}
