import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import { langOf } from "../../i18n/lang-of.ts";
import type { Fact } from "../../parts/records/facts.tsx";
import { line, list, number } from "../../parts/records/fields.server.ts";
import { applyFilters, holding, namedOption } from "../../parts/records/filters.ts";
import { initialsOf } from "../../parts/records/initials-of.ts";
import { pageOf, readPage } from "../../parts/records/paging.server.ts";
import { centerLink, placeFilters, type Place, placeOf, type Places } from "../../parts/records/places.server.ts";
import { namesCity } from "../../tools/centers/center-name.ts";

export type Specialist = ReturnType<typeof toView>;

const PAGE_SIZE = 16;

/** The people that the query asks for, heads of centers first, with the filters. */
export function shapeSpecialists(
  entities: EntityOf<"specialist">[],
  places: Places,
  query: URLSearchParams,
  locale: Locale,
) {
  const isHead = (entity: EntityOf<"specialist">) => line(entity, "heads") !== "";
  const headsFirst = [...entities.filter(isHead), ...entities.filter((entity) => !isHead(entity))];
  const people = headsFirst.map((entity) => ({
    entity,
    place: placeOf(entity, places),
    speciality: namedOption(line(entity, "speciality")),
  }));
  type Row = (typeof people)[number];
  const filters = {
    q: { kind: "text", finder: holding(({ entity }: Row) => entity.title) },
    ...placeFilters<Row>(),
    speciality: { kind: "choice", optionOf: ({ speciality }: Row) => speciality },
  } as const;
  const { rows, fields, values } = applyFilters(filters, people, query);
  const page = readPage(query);
  // Links to a person name the city, so a city's list is always on one page.
  const shown = pageOf(rows, values.city ? Math.max(1, rows.length) : PAGE_SIZE, page);
  return {
    filter: { fields, found: rows.length, total: people.length },
    isAsked: page > 1 || Object.values(values).some(Boolean),
    values,
    page,
    pages: shown.pages,
    people: shown.rows.map(({ entity, place }) => toView(entity, place, locale)),
  };
}

function toView(entity: EntityOf<"specialist">, place: Place, locale: Locale) {
  const speciality = line(entity, "speciality");
  const hours: Fact<"hours">[] = [{ key: "hours", lines: [line(entity, "hours")].filter(Boolean) }];
  const accreditation = line(entity, "accreditation");
  // Do not repeat the speciality if the accreditation already names it.
  const isNamed = accreditation.toLowerCase().includes(speciality.toLowerCase());
  const training: Fact<"speciality" | "accreditation" | "education">[] = [
    { key: "speciality", lines: isNamed ? [] : [speciality] },
    { key: "accreditation", lines: [accreditation].filter(Boolean) },
    { key: "education", lines: list(entity, "education") },
  ];
  return {
    alias: entity.alias,
    name: entity.title,
    ...langOf(entity.locale, locale),
    image: entity.image,
    initials: initialsOf(entity.title),
    role: line(entity, "position") || speciality,
    since: number(entity, "experience"),
    where: whereOf(place, locale),
    hours: hours.filter(isKnown),
    training: training.filter(isKnown),
  };
}

function isKnown({ lines }: Fact<string>): boolean {
  return lines.length > 0;
}

/** The city is told only where the name of the center does not hold it. */
function whereOf(place: Place, locale: Locale) {
  const center = centerLink(place, locale);
  const city = place.city && !namesCity(center?.title ?? "", place.city.title) ? place.city.title : null;
  return center || city ? { center, city } : null;
}
