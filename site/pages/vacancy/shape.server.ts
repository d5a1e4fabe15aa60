import type { Locale } from "#contract/locale.ts";
import type { Entity } from "#contract/records/entity.ts";
import { line, list } from "../../records/fields.server.ts";
import { formatDay } from "../../records/format.server.ts";
import type { Places } from "../../records/places.server.ts";
import { toVacancyRow } from "../vacancies/shape.server.ts";

/** All that the page of one vacancy shows. */
export function shapeVacancy(entity: Entity, places: Places, locale: Locale) {
  const until = line(entity, "validThrough");
  return {
    ...toVacancyRow(entity, places, locale),
    duties: list(entity, "duties"),
    requirements: list(entity, "requirements"),
    offer: list(entity, "offer"),
    until: until && { day: until, text: formatDay(until, locale) },
  };
}

/** What a search engine shows of it: the pay, the place, the first of its duties. */
export function describeVacancy({ title, place, salary, duties }: ReturnType<typeof shapeVacancy>): string {
  return `${[title, place.city?.title, salary].filter(Boolean).join(", ")}. ${duties[0] ?? ""}`.trim();
}
