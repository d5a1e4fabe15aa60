import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import { line, number } from "../../records/fields.server.ts";
import { applyFilters, type Filter, namedOption } from "../../records/filters.ts";
import { formatRoubles } from "../../records/format.server.ts";
import { langOf } from "../../records/load-records.server.ts";
import { applySorting, sortingQuery } from "../../records/sorting.ts";
import { viewFilters } from "../../records/view-filters.server.ts";
import { viewSorting } from "../../records/view-sorting.server.ts";
import { priceWords } from "./words.server.ts";

export type Prices = ReturnType<typeof shapePrices>;

/** The price list: by its sections as the editors order it, or as one list when it is sorted. */
export function shapePrices(entities: EntityOf<"price">[], query: URLSearchParams, locale: Locale) {
  const words = priceWords[locale];
  const filters: Record<"q" | "section", Filter<EntityOf<"price">>> = {
    q: { kind: "text", textOf: (entity) => `${entity.title} ${line(entity, "code")}` },
    section: { kind: "choice", optionOf: (entity) => namedOption(line(entity, "section")) },
  };
  const { rows, fields, values } = applyFilters(filters, entities, query);
  const columns = {
    title: ({ title }: EntityOf<"price">) => title,
    price: (entity: EntityOf<"price">) => number(entity, "price") ?? undefined,
  };
  const { rows: sorted, sorting } = applySorting(columns, rows, query, locale);
  const sections = Map.groupBy(sorted, (entity) => (sorting ? "" : line(entity, "section")));
  return {
    filter: viewFilters({
      locale,
      fields,
      labels: words.filters,
      empty: words.empty,
      found: rows.length,
      total: entities.length,
      keep: sortingQuery(sorting),
    }),
    heads: viewSorting(words.columns, sorting, values),
    sections: [...sections].map(([title, list]) => ({ title, rows: list.map((entity) => toRow(entity, locale)) })),
  };
}

function toRow(entity: EntityOf<"price">, locale: Locale) {
  const price = number(entity, "price");
  const code = line(entity, "code");
  return {
    alias: entity.alias,
    title: entity.title,
    ...langOf(entity, locale),
    /** What it is paid for, and its number in the state's list of services. */
    notes: [line(entity, "unit"), code && `${priceWords[locale].code} ${code}`].filter(Boolean).join(" · "),
    price: price === null ? "" : formatRoubles(price, locale),
  };
}
