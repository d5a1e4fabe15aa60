import type { Locale } from "#contract/locale.ts";
import type { Entity } from "#contract/records/entity.ts";
import { line, number } from "../../records/fields.server.ts";
import { applyFilters, type Filter, namedOption } from "../../records/filters.ts";
import { formatRoubles } from "../../records/format.server.ts";
import { langOf } from "../../records/load-records.server.ts";
import { applySorting } from "../../records/sorting.ts";

export type Price = ReturnType<typeof toPrice>;

/** The price list: by its sections as the editors order it, or as one list when it is sorted. */
export function shapePrices(entities: Entity[], query: URLSearchParams, locale: Locale) {
  const prices = entities.map((entity) => toPrice(entity, locale));
  const filters: Record<"q" | "section", Filter<Price>> = {
    q: { kind: "text", textOf: ({ title, code }) => `${title} ${code}` },
    section: { kind: "choice", optionOf: ({ section }) => namedOption(section) },
  };
  const { rows, fields, values } = applyFilters(filters, prices, query);
  const columns = { title: ({ title }: Price) => title, price: ({ price }: Price) => price ?? undefined };
  const { rows: sorted, sorting } = applySorting(columns, rows, query, locale);
  return {
    fields,
    values,
    sorting,
    sections: sorting ? [{ title: "", rows: sorted }] : bySection(sorted),
    found: rows.length,
    total: prices.length,
  };
}

function bySection(prices: Price[]): { title: string; rows: Price[] }[] {
  return [...Map.groupBy(prices, ({ section }) => section)].map(([title, rows]) => ({ title, rows }));
}

function toPrice(entity: Entity, locale: Locale) {
  const price = number(entity, "price");
  return {
    alias: entity.alias,
    title: entity.title,
    ...langOf(entity, locale),
    section: line(entity, "section"),
    code: line(entity, "code"),
    unit: line(entity, "unit"),
    price,
    priceText: price === null ? "" : formatRoubles(price, locale),
  };
}
