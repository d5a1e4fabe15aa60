import type { RouterContextProvider } from "react-router";
import type { City } from "#contract/records/city.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import { siteContext } from "../../render/context.server.ts";

/** The cities in the order of their names; none when they cannot be had. */
export async function loadCities(context: Readonly<RouterContextProvider>): Promise<City[]> {
  const { api } = context.get(siteContext);
  const answer = api.cities({ filters: { active: true }, order: { title: "asc" } });
  return (await withFallback(context, answer, { cities: [] })).cities;
}
