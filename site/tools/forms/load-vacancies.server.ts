import { langOf } from "../../i18n/lang-of.ts";
import { today } from "../../i18n/format-date.ts";
import { line } from "../../parts/records/fields.server.ts";
import { isOpenOn } from "#contract/records/vacancy-end.ts";
import { loadCities } from "../../parts/records/load-cities.server.ts";
import { loadRecordsWithFallback } from "../../parts/records/load-records.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import type { FormProps } from "./form-data.ts";

/** The open vacancies, with their cities: one profession is wanted in several. */
export async function loadVacancies(site: SiteContext): Promise<FormProps["vacancies"]> {
  const [entities, cities] = await Promise.all([loadRecordsWithFallback(site, "vacancy"), loadCities(site)]);
  const titles = new Map(cities.map(({ slug, title }) => [slug, title]));
  const day = today();
  return entities
    .filter((entity) => isOpenOn(entity, day))
    .map((entity) => ({
      alias: entity.alias,
      title: [entity.title, titles.get(line(entity, "city"))].filter(Boolean).join(", "),
      ...langOf(entity.locale, site.locale),
    }));
}
