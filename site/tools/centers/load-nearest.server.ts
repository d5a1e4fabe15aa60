import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import type { CenterSummary, Network, PartnerCity } from "./center.ts";
import type { FoundCenters } from "./find-centers.ts";
import { kilometres, nearestTo, type Place, placeAt } from "./place.ts";

/** A center or partner city and its distance; those without coordinates are left out. */
export type Spot = Reach & ({ center: CenterSummary } | CitySpot);
type Reach = { at: Place; km: number };
type CitySpot = { city: PartnerCity };
/**
 * `from` is the city from which distances are measured; `partners` are shown beside our own centers if a partner is
 * much nearer.
 */
export type Nearest = { from: string; spots: Spot[]; partners: (Reach & CitySpot)[] };

/**
 * For `?near`: the visitor's location as far as the server knows it, without external services or coordinates. A
 * browser that knows better sorts the list again. Null if not requested or unknown.
 */
export async function loadNearest(
  site: SiteContext,
  { centers, partnerCities }: Network,
  tab: FoundCenters["tab"],
): Promise<Nearest | null> {
  site.isPersonal = true;
  const { location } = await withFallback(site, site.api.location({}), { location: { city: null } });
  const here = location.city && placeAt(location.city.latitude, location.city.longitude);
  if (!location.city || !here) return null;
  const cities = reached(
    here,
    partnerCities.map((city) => ({ city, place: city.place ?? null })),
  );
  const from = location.city.title;
  if (tab === "partners") return { from, spots: cities, partners: [] };
  const own = centers.map((center) => ({ center, place: center.place ?? null }));
  return { from, spots: reached(here, own), partners: cities };
}

/** Nearest first, each with its distance. */
function reached<One extends { place: Place | null }>(here: Place, all: One[]): (Omit<One, "place"> & Reach)[] {
  return nearestTo(here, all).flatMap(({ place, ...one }) =>
    place ? { ...one, at: place, km: kilometres(here, place) } : [],
  );
}
