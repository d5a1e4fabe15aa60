import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import type { CenterSummary, Network, PartnerCity } from "./center.ts";
import type { FoundCenters } from "./find-centers.ts";
import { kilometres, nearestTo, type Place, placeAt } from "./place.ts";

/** A place of treatment and its distance; those without coordinates are left out. */
export type Spot = { at: Place; km: number } & ({ center: CenterSummary } | { city: PartnerCity });
/** `from` is the city from which distances are measured. */
export type Nearest = { from: string; spots: Spot[] };

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
  const all =
    tab === "own"
      ? centers.map((center) => ({ center, place: center.place ?? null }))
      : partnerCities.map((city) => ({ city, place: city.place ?? null }));
  const spots = nearestTo(here, all as ((typeof all)[number] & { place: Place | null })[]).flatMap((spot) => {
    if (!spot.place) return [];
    const reach = { at: spot.place, km: kilometres(here, spot.place) };
    return "center" in spot ? { center: spot.center, ...reach } : { city: spot.city, ...reach };
  });
  return { from: location.city.title, spots };
}
