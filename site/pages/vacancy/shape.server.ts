import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import type { Fact } from "../../records/facts.tsx";
import { line, list } from "../../records/fields.server.ts";
import { formatDay } from "../../records/format.server.ts";
import { centerLink, placeOf, type Places } from "../../records/places.server.ts";
import { vacancyWords } from "../vacancies/words.server.ts";

export type Vacancy = ReturnType<typeof shapeVacancy>;

/** All that the page of one vacancy shows; what is not known has no heading either. */
export function shapeVacancy(entity: EntityOf<"vacancy">, places: Places, locale: Locale) {
  const words = vacancyWords[locale];
  const place = placeOf(entity, places);
  const link = centerLink(place, locale);
  const day = (key: "postedAt" | "validThrough") => line(entity, key) && formatDay(line(entity, key), locale);
  const facts: Fact[] = [
    { title: words.facts.pay, lines: [line(entity, "salary")] },
    { title: words.facts.place, lines: [place.city?.title ?? ""], ...(link && { link }) },
    { title: words.facts.employment, lines: [line(entity, "employment")] },
    { title: words.facts.posted, lines: [day("postedAt")] },
    { title: words.facts.until, lines: [day("validThrough")] },
  ];
  return {
    alias: entity.alias,
    title: entity.title,
    facts: facts.filter(({ lines }) => lines.some(Boolean)),
    parts: (["duties", "requirements", "offer"] as const)
      .map((part) => ({ title: words.parts[part], items: list(entity, part) }))
      .filter(({ items }) => items.length > 0),
  };
}

/** Its name among others, and what a search engine shows of it: the pay, the place, the first of its duties. */
export function describeVacancy(entity: EntityOf<"vacancy">, places: Places): { title: string; description: string } {
  const city = placeOf(entity, places).city?.title;
  const about = [entity.title, city, line(entity, "salary")].filter(Boolean).join(", ");
  return {
    title: [entity.title, city].filter(Boolean).join(", "),
    description: `${about}. ${list(entity, "duties")[0] ?? ""}`.trim(),
  };
}
