import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import { langOf } from "../../i18n/lang-of.ts";
import type { Fact } from "../../parts/records/facts.tsx";
import { line, list, number } from "../../parts/records/fields.server.ts";
import { applyFilters, namedOption } from "../../parts/records/filters.ts";
import { initialsOf } from "../../parts/records/initials-of.ts";
import { inParts } from "../../parts/records/parts.ts";
import { centerLink, placeFilters, placeOf, type Places } from "../../parts/records/places.server.ts";

export type Specialist = ReturnType<typeof toView> & { anchor?: string };

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
  const { rows, fields, values } = applyFilters(filters, people, query);
  const isAsked = Object.values(values).some(Boolean);
  const cityOf = ({ place: { city } }: Row) => city && { id: city.value, title: city.title };
  return {
    filter: { fields, found: rows.length, total: people.length },
    isAsked,
    parts: inParts(rows, isAsked, cityOf).map((part) => ({
      ...part,
      // Links to a person name the city; in the list of all, a hundred names for links would only weigh.
      rows: part.rows.map(({ entity, place }) => ({
        ...toView(entity, place, locale),
        ...(isAsked && { anchor: entity.alias }),
      })),
    })),
  };
}

function toView(entity: EntityOf<"specialist">, place: ReturnType<typeof placeOf>, locale: Locale) {
  const speciality = line(entity, "speciality");
  const link = centerLink(place, locale);
  const where: Fact<"center" | "hours">[] = [
    { key: "center", lines: place.city ? [place.city.title] : [], ...(link && { link }) },
    { key: "hours", lines: [line(entity, "hours")].filter(Boolean) },
  ];
  const accreditation = line(entity, "accreditation");
  // An accreditation names its speciality: said once is enough.
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
    where: where.filter(isKnown),
    training: training.filter(isKnown),
  };
}

function isKnown({ lines, link }: Fact<string>): boolean {
  return lines.length > 0 || link !== undefined;
}
