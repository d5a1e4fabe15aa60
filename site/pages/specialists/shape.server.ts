import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import type { Fact } from "../../records/facts.tsx";
import { line, list, number } from "../../records/fields.server.ts";
import { applyFilters, namedOption } from "../../records/filters.ts";
import { langOf } from "../../records/load-records.server.ts";
import { centerLink, placeFilters, placeOf, type Places } from "../../records/places.server.ts";
import { viewFilters } from "../../records/view-filters.server.ts";
import { specialistWords } from "./words.server.ts";

export type Specialist = ReturnType<typeof toView>;

/** The people that the address asks for, with the filters it is done by. */
export function shapeSpecialists(
  entities: EntityOf<"specialist">[],
  places: Places,
  query: URLSearchParams,
  locale: Locale,
) {
  const people = entities.map((entity) => ({
    entity,
    place: placeOf(entity, places),
    speciality: namedOption(line(entity, "speciality")),
  }));
  type Row = (typeof people)[number];
  const filters = {
    ...placeFilters<Row>(),
    speciality: { kind: "choice", optionOf: ({ speciality }: Row) => speciality },
  } as const;
  const { rows, fields } = applyFilters(filters, people, query);
  const { filters: labels, empty } = specialistWords[locale];
  return {
    filter: viewFilters({ locale, fields, labels, empty, found: rows.length, total: people.length }),
    people: rows.map(({ entity, place }) => toView(entity, place, locale)),
  };
}

function toView(entity: EntityOf<"specialist">, place: ReturnType<typeof placeOf>, locale: Locale) {
  const words = specialistWords[locale];
  const speciality = line(entity, "speciality");
  const since = number(entity, "experience");
  const link = centerLink(place, locale);
  const facts: Fact[] = [
    { title: words.facts.center, lines: place.city ? [place.city.title] : [], ...(link && { link }) },
    { title: words.facts.hours, lines: [line(entity, "hours")].filter(Boolean) },
    { title: words.filters.speciality.label, lines: [speciality].filter(Boolean) },
    { title: words.facts.accreditation, lines: [line(entity, "accreditation")].filter(Boolean) },
    { title: words.facts.education, lines: list(entity, "education") },
  ];
  return {
    alias: entity.alias,
    name: entity.title,
    ...langOf(entity, locale),
    image: entity.image,
    initials: initialsOf(entity.title),
    role: [line(entity, "position") || speciality, since === null ? "" : words.since(since)].filter(Boolean).join(", "),
    facts: facts.filter(({ lines, link: leads }) => lines.length > 0 || leads),
  };
}

/** Stands where a portrait is missing: the first letters of the first and the last name. */
function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter(Boolean);
  return [...new Set([names.at(0), names.at(-1)])].map((part) => [...(part ?? "")][0] ?? "").join("");
}
