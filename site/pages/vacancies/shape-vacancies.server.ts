import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import { toDay } from "../../i18n/format-date.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { date, line } from "../../parts/records/fields.server.ts";
import { applyFilters, namedOption } from "../../parts/records/filters.ts";
import { isOpenOn } from "#contract/records/vacancy-end.ts";
import { areBeforeTax, sayEmployment, sayPay } from "../../parts/records/say-job.server.ts";
import { type Place, placeFilters, placeOf, type Places } from "../../parts/records/places.server.ts";
import { nameWithCity } from "../../tools/centers/center-name.ts";
import { href } from "../../urls.ts";

export type VacancyRow = ReturnType<typeof toRow>;

/** The open vacancies that the query asks for. `day` is today. */
export function shapeVacancies(
  entities: EntityOf<"vacancy">[],
  places: Places,
  query: URLSearchParams,
  locale: Locale,
  day: string,
) {
  const open = entities
    .filter((entity) => isOpenOn(entity, day))
    .map((entity) => ({
      entity,
      place: placeOf(entity, places),
      profession: namedOption(line(entity, "profession")),
    }));
  type Row = (typeof open)[number];
  const { city, region } = placeFilters<Row>();
  const profession = { kind: "choice", optionOf: (row: Row) => row.profession } as const;
  const { rows, fields } = applyFilters({ profession, city, region }, open, query);
  const isTaxTold = areBeforeTax(rows.map(({ entity }) => entity));
  return {
    filter: { fields, found: rows.length, total: open.length },
    isTaxTold,
    vacancies: rows.toSorted(newestFirst).map(({ entity, place }) => toRow(entity, place, locale, isTaxTold)),
  };
}

function newestFirst(one: { entity: EntityOf<"vacancy"> }, other: { entity: EntityOf<"vacancy"> }): number {
  return date(other.entity, "postedAt").localeCompare(date(one.entity, "postedAt"));
}

function toRow(entity: EntityOf<"vacancy">, place: Place, locale: Locale, isTaxTold: boolean) {
  const posted = date(entity, "postedAt");
  return {
    to: href(locale, "vacancy", { item: entity.alias }),
    title: entity.title,
    ...langOf(entity.locale, locale),
    where: whereOf(place),
    salary: sayPay(entity, isTaxTold),
    employment: sayEmployment(entity),
    posted: posted && toDay(locale, posted).text,
  };
}

/** City and center; only the center if its title contains the city (in any grammatical case). */
function whereOf({ city, center }: Place): string {
  if (!center) return city?.title ?? "";
  return nameWithCity(center.title, city?.title ?? "");
}
