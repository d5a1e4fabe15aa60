import { CRIMEA_CITIES } from "../../parts/records/center-region.ts";

/** Whether we have a center in a city, regardless of the list of cities. */
export function isOwnCity(slug: string): boolean {
  return CRIMEA_CITIES.has(slug);
}
