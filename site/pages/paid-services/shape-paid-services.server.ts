import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import { formatRoubles } from "../../i18n/format-number.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { line, number } from "../../parts/records/fields.server.ts";
import { applyFilters, type Filter, namedOption, holding } from "../../parts/records/filters.ts";
import { applySorting, sortingQuery } from "../../parts/records/sorting.ts";

export type Prices = ReturnType<typeof shapePrices>;

/** The price list: in sections in the editors' order, or as one list if sorted. */
export function shapePrices(entities: EntityOf<"price">[], query: URLSearchParams, locale: Locale) {
  const filters: Record<"q" | "section", Filter<EntityOf<"price">>> = {
    q: { kind: "text", finder: holding((entity) => `${entity.title} ${line(entity, "code")}`) },
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
    filter: { fields, found: rows.length, total: entities.length, keep: sortingQuery(sorting) },
    sorting,
    values,
    isAsked: Object.values(values).some(Boolean),
    sections: [...sections].map(([title, list]) => ({ title, rows: list.map((entity) => toRow(entity, locale)) })),
  };
}

function toRow(entity: EntityOf<"price">, locale: Locale) {
  const price = number(entity, "price");
  return {
    alias: entity.alias,
    title: entity.title,
    ...langOf(entity.locale, locale),
    /** The unit of the price, and the service's code in the state register. */
    unit: line(entity, "unit"),
    code: line(entity, "code"),
    price: price === null ? "" : formatRoubles(price, locale),
  };
}
