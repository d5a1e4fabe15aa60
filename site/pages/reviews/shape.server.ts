import type { Locale } from "#contract/locale.ts";
import type { Entity } from "#contract/records/entity.ts";
import { line } from "../../records/fields.server.ts";
import { applyFilters } from "../../records/filters.ts";
import { formatDay } from "../../records/format.server.ts";
import { langOf, translatedFirst } from "../../records/load-records.server.ts";
import { pageOf } from "../../records/paging.ts";
import { placeOf, type Places } from "../../records/places.server.ts";

export type Review = ReturnType<typeof toReview>;

const PAGE_SIZE = 5;

/** One page of the reviews, the newest first; in English those that can be read there come before. */
export function shapeReviews(entities: Entity[], places: Places, query: URLSearchParams, locale: Locale) {
  const newestFirst = entities.toSorted((a, b) => line(b, "date").localeCompare(line(a, "date")));
  const reviews = translatedFirst(newestFirst, locale).map((entity) => toReview(entity, places, locale));
  const center = {
    kind: "choice",
    optionOf: ({ center: of }: Review) => of && { value: of.alias, title: of.title },
    byTitle: true,
  } as const;
  const { rows, fields, values } = applyFilters({ center }, reviews, query);
  return { ...pageOf(rows, PAGE_SIZE, query), fields, values, found: rows.length, total: reviews.length };
}

function toReview(entity: Entity, places: Places, locale: Locale) {
  const day = line(entity, "date");
  return {
    alias: entity.alias,
    title: entity.title,
    ...langOf(entity, locale),
    center: placeOf(entity, places).center,
    author: line(entity, "author"),
    text: line(entity, "text"),
    answer: line(entity, "answer"),
    date: day && { day, text: formatDay(day, locale) },
  };
}
