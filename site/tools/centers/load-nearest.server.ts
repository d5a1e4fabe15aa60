import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import type { CenterSummary, Network, PartnerCity } from "./center.ts";
import type { FoundCenters } from "./find-centers.ts";
import { kilometres, nearestTo, type Place, placeAt } from "./place.ts";

/** A place of treatment and its distance; those without coordinates are left out. */
export type Spot = Reach & ({ center: CenterSummary } | CitySpot);
type Reach = { at: Place; km: number };
type CitySpot = { city: PartnerCity };
/**
 * `from` is the city from which distances are measured; `partners` are shown beside our own centers, to those who have a
 * partner much nearer.
 */
export type Nearest = { from: string; spots: Spot[]; partners: (Reach & CitySpot)[] };

/**
 * For `?near`: where the visitor is, as far as the site knows; no external service and no coordinates. A browser that
 * knows better sorts the list again. Null if it was not requested or nothing is known.
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

/** The nearest first, each with its way. */
function reached<One extends { place: Place | null }>(here: Place, all: One[]): (Omit<One, "place"> & Reach)[] {
  return nearestTo(here, all).flatMap(({ place, ...one }) =>
    place ? { ...one, at: place, km: kilometres(here, place) } : [],
  );
}
