/** Their centers are our own although the cities stand apart: known by these names for ever. */
export const CRIMEA_CITIES = new Set(["simferopol", "sevastopol", "yalta", "kerch", "evpatoriya"]);
const CITY_REGIONS = ["moscow", "saint-petersburg"];

/** A center's region: what its field says, otherwise what its alias tells. */
export function regionOf(alias: string, field: string): string | null {
  if (field) return field;
  if (CRIMEA_CITIES.has(alias)) return "crimea";
  return CITY_REGIONS.find((region) => alias === region || alias.startsWith(`${region}-`)) ?? null;
}
