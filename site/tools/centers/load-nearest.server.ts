import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import type { CenterSummary, Network, PartnerCity } from "./center.ts";
import type { FoundCenters } from "./find-centers.ts";
import { kilometres, nearestTo, type Place, placeAt } from "./place.ts";

/** A place of treatment and how far it is; those of no known place are not told. */
export type Spot = Reach & ({ center: CenterSummary } | CitySpot);
type Reach = { at: Place; km: number };
type CitySpot = { city: PartnerCity };
/**
 * `from` is the city that the distances are reckoned from; `partners` stand beside our own centers, for those who have a
 * partner much nearer.
 */
export type Nearest = { from: string; spots: Spot[]; partners: (Reach & CitySpot)[] };

/**
 * Asked for by `?near`: where the visitor is by the site's own knowledge, no outside service and no coordinates; a
 * browser that knows better sorts what comes anew. Null where it was not asked for or nothing is known.
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
