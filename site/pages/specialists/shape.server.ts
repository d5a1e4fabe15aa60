import type { Locale } from "#contract/locale.ts";
import type { Entity } from "#contract/records/entity.ts";
import { line, list, number } from "../../records/fields.server.ts";
import { applyFilters, namedOption } from "../../records/filters.ts";
import { langOf } from "../../records/load-records.server.ts";
import { placeFilters, placeOf, type Places } from "../../records/places.server.ts";

export type Specialist = ReturnType<typeof toSpecialist>;

/** The people that the address asks for, with the filters it is done by. */
export function shapeSpecialists(entities: Entity[], places: Places, query: URLSearchParams, locale: Locale) {
  const people = entities.map((entity) => toSpecialist(entity, places, locale));
  const filters = {
    ...placeFilters<Specialist>(),
    speciality: { kind: "choice", optionOf: (person: Specialist) => namedOption(person.speciality) },
  } as const;
  return { ...applyFilters(filters, people, query), total: people.length };
}

function toSpecialist(entity: Entity, places: Places, locale: Locale) {
  return {
    alias: entity.alias,
    name: entity.title,
    ...langOf(entity, locale),
    image: entity.image,
    initials: initialsOf(entity.title),
    place: placeOf(entity, places),
    speciality: line(entity, "speciality"),
    position: line(entity, "position"),
    education: list(entity, "education"),
    accreditation: line(entity, "accreditation"),
    hours: line(entity, "hours"),
    since: number(entity, "experience"),
  };
}

/** Stands where a portrait is missing: the first letters of the first and the last name. */
function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter(Boolean);
  return [...new Set([names.at(0), names.at(-1)])].map((part) => [...(part ?? "")][0] ?? "").join("");
}
