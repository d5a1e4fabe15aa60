/** Own centers although their cities stand apart: known by these names for ever. */
const CRIMEA_CITIES = new Set(["simferopol", "sevastopol", "yalta", "kerch", "evpatoriya"]);
const CITY_REGIONS = ["moscow", "saint-petersburg"];

/** A center's region: what its field says, else what its alias tells. */
export function regionOf(alias: string, field: string): string | null {
  if (field) return field;
  if (isOwnCity(alias)) return "crimea";
  return CITY_REGIONS.find((region) => alias === region || alias.startsWith(`${region}-`)) ?? null;
}

/** Whether a city is served by an own center whatever the list of cities says. */
export function isOwnCity(slug: string): boolean {
  return CRIMEA_CITIES.has(slug);
}
