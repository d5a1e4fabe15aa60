import { CRIMEA_CITIES } from "../../parts/records/center-region.ts";

/** Whether a city is served by an own center whatever the list of cities says. */
export function isOwnCity(slug: string): boolean {
  return CRIMEA_CITIES.has(slug);
}
