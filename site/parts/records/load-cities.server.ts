import type { City } from "#contract/records/city.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** The cities sorted by name; empty if they cannot be loaded. */
export async function loadCities(site: SiteContext): Promise<City[]> {
  const { api } = site;
  const answer = api.cities({ filters: { active: true }, order: { title: "asc" } });
  return (await withFallback(site, answer, { cities: [] })).cities;
}

/** The cities by name, as texts name their place. */
export async function loadCitiesByName(site: SiteContext): Promise<Map<string, City>> {
  return new Map((await loadCities(site)).map((city) => [city.title, city]));
}
