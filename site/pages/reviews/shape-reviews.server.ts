import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import { date, line } from "../../parts/records/fields.server.ts";
import { applyFilters } from "../../parts/records/filters.ts";
import { translatedFirst } from "../../parts/records/load-records.server.ts";
import { centerLink, centerOf, type Places } from "../../parts/records/places.server.ts";
import { toDay } from "../../i18n/format-date.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { pageOf, readPage } from "../../parts/records/paging.server.ts";

export type Review = ReturnType<typeof toView>;

const PAGE_SIZE = 5;

/** One page of reviews, newest first; on an English page, English reviews come before the others. */
export function shapeReviews(
  entities: EntityOf<"review">[],
  places: Pick<Places, "centers">,
  query: URLSearchParams,
  locale: Locale,
) {
  const newestFirst = entities.toSorted((a, b) => date(b, "date").localeCompare(date(a, "date")));
  const reviews = translatedFirst(newestFirst, locale);
  const center = {
    kind: "choice",
    optionOf: (entity: EntityOf<"review">) => {
      const of = centerOf(entity, places).center;
      return of && { value: of.alias, title: of.title };
    },
    byTitle: true,
  } as const;
  const { rows, fields, values } = applyFilters({ center }, reviews, query);
  const page = readPage(query);
  const shown = pageOf(rows, PAGE_SIZE, page);
  return {
    filter: { fields, found: rows.length, total: reviews.length },
    center: values.center,
    page,
    pages: shown.pages,
    reviews: shown.rows.map((entity) => toView(entity, places, locale)),
  };
}

function toView(entity: EntityOf<"review">, places: Pick<Places, "centers">, locale: Locale) {
  const day = date(entity, "date");
  return {
    alias: entity.alias,
    title: entity.title,
    ...langOf(entity.locale, locale),
    center: centerLink(centerOf(entity, places), locale),
    author: line(entity, "author"),
    text: line(entity, "text"),
    answer: line(entity, "answer"),
    date: day ? toDay(locale, day) : null,
  };
}
