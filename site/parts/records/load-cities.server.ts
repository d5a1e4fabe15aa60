import type { City } from "#contract/records/city.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** The cities sorted by name; empty if they cannot be loaded. */
export async function loadCities(site: SiteContext): Promise<City[]> {
  const { api } = site;
  const answer = api.cities({ filters: { active: true }, order: { title: "asc" } });
  return (await withFallback(site, answer, { cities: [] })).cities;
}
