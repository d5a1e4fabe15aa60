import type { Locale } from "#contract/locale.ts";
import type { Entity } from "#contract/records/entity.ts";
import { line } from "../../records/fields.server.ts";
import { applyFilters } from "../../records/filters.ts";
import { formatDay } from "../../records/format.server.ts";
import { langOf } from "../../records/load-records.server.ts";
import { placeFilters, placeOf, type Places } from "../../records/places.server.ts";

export type VacancyRow = ReturnType<typeof toVacancyRow>;

/** The open vacancies that the address asks for. `day` is the day it is now. */
export function shapeVacancies(
  entities: Entity[],
  places: Places,
  query: URLSearchParams,
  locale: Locale,
  day: string,
) {
  const open = entities.filter((entity) => isOpen(entity, day)).map((entity) => toVacancyRow(entity, places, locale));
  return { ...applyFilters(placeFilters<VacancyRow>(), open, query), total: open.length };
}

/** The last day still counts; without one a vacancy stays open until an editor takes it off. */
export function isOpen(entity: Entity, day: string): boolean {
  const last = line(entity, "validThrough");
  return last === "" || last >= day;
}

export function toVacancyRow(entity: Entity, places: Places, locale: Locale) {
  const postedAt = line(entity, "postedAt");
  return {
    alias: entity.alias,
    title: entity.title,
    ...langOf(entity, locale),
    place: placeOf(entity, places),
    salary: line(entity, "salary"),
    employment: line(entity, "employment"),
    posted: postedAt && { day: postedAt, text: formatDay(postedAt, locale) },
  };
}
