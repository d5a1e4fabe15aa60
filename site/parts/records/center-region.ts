/** These cities always have our own centers, and they belong to Crimea although the alias does not say so. */
export const CRIMEA_CITIES = new Set(["simferopol", "sevastopol", "yalta", "kerch", "evpatoriya"]);
const CITY_REGIONS = ["moscow", "saint-petersburg"];

/** A center's region: its field, otherwise derived from its alias. */
export function regionOf(alias: string, field: string): string | null {
  if (field) return field;
  if (CRIMEA_CITIES.has(alias)) return "crimea";
  return CITY_REGIONS.find((region) => alias === region || alias.startsWith(`${region}-`)) ?? null;
}
