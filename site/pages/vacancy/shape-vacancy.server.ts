import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import { toDay } from "../../i18n/format-date.ts";
import type { Fact } from "../../parts/records/facts.tsx";
import { date, list } from "../../parts/records/fields.server.ts";
import { sayEmployment, sayPay } from "../../parts/records/say-job.server.ts";
import { centerLink, placeOf, type Places } from "../../parts/records/places.server.ts";

export type Vacancy = ReturnType<typeof shapeVacancy>;

/** Everything the vacancy page shows; a heading without content is left out. */
export function shapeVacancy(entity: EntityOf<"vacancy">, places: Places, locale: Locale) {
  const place = placeOf(entity, places);
  const link = centerLink(place, locale);
  const day = (key: "postedAt" | "validThrough") => date(entity, key) && toDay(locale, date(entity, key)).text;
  const facts: Fact<"pay" | "place" | "employment" | "posted" | "until">[] = [
    { key: "pay", lines: [sayPay(entity)] },
    { key: "place", lines: [place.city?.title ?? ""], ...(link && { link }) },
    { key: "employment", lines: [sayEmployment(entity)] },
    { key: "posted", lines: [day("postedAt")] },
    { key: "until", lines: [day("validThrough")] },
  ];
  return {
    alias: entity.alias,
    title: entity.title,
    /** Several vacancies may have one title: the town tells them apart. The pay stands first in the box under it. */
    lead: place.city?.title,
    facts: facts.filter(({ lines }) => lines.some(Boolean)),
    parts: (["duties", "requirements", "offer"] as const)
      .map((part) => ({ part, items: list(entity, part) }))
      .filter(({ items }) => items.length > 0),
  };
}

/** Title and description for search engines: the pay, the place, the first duty. */
export function describeVacancy(entity: EntityOf<"vacancy">, places: Places): { title: string; description: string } {
  const city = placeOf(entity, places).city?.title;
  const about = [entity.title, city, sayPay(entity)].filter(Boolean).join(", ");
  return {
    title: [entity.title, city].filter(Boolean).join(", "),
    description: `${about}. ${list(entity, "duties")[0] ?? ""}`.trim(),
  };
}
