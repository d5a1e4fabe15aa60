import type { Article } from "#contract/records/article.ts";
import { applyFilters, type FilterField } from "../records/filters.ts";
import { loadCitiesByName } from "../records/load-cities.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

export type ByCity = {
  articles: Article[];
  /** The cities that have articles, and the chosen one; empty if no article names a city. */
  cities: { fields: FilterField<"city">[]; found: number; total: number } | null;
  city: string;
};

/** Filters articles by the city in the query. News for all regions belong to no city. */
export async function filterByCity(site: SiteContext, articles: Article[], query: URLSearchParams): Promise<ByCity> {
  const cities = await loadCitiesByName(site);
  const optionOf = ({ place }: Article) => {
    const city = cities.get(place ?? "");
    return city && { value: city.slug, title: city.title };
  };
  const { rows, fields, values } = applyFilters({ city: { kind: "choice", optionOf, byTitle: true } }, articles, query);
  const isUseful = fields.some((field) => field.kind === "choice" && field.options.length > 1);
  return {
    articles: rows,
    cities: isUseful ? { fields, found: rows.length, total: articles.length } : null,
    city: values.city,
  };
}
