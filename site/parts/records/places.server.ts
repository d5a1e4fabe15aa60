import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import { href } from "../../urls.ts";
import { line } from "./fields.server.ts";
import type { Option } from "./filters.ts";
import { loadCities } from "./load-cities.server.ts";
import { loadRecordsWithFallback } from "./load-records.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** The names of regions, cities and centers by alias. */
export type Places = Record<"regions" | "cities" | "centers", Map<string, string>>;

/** A record's location in words, with the values that filters use. */
export type Place = { region?: Option; city?: Option; center?: { alias: string; title: string } };

/** If they cannot be loaded, a page shows its records without places. */
export async function loadPlaces(site: SiteContext): Promise<Places> {
  const [regions, centers, listed] = await Promise.all([
    loadRecordsWithFallback(site, "region"),
    loadRecordsWithFallback(site, "center"),
    loadCities(site),
  ]);
  return {
    regions: new Map(regions.map(({ alias, title }) => [alias, title])),
    centers: new Map(centers.map(({ alias, title }) => [alias, title])),
    cities: new Map(listed.map(({ slug, title }) => [slug, title])),
  };
}

export function placeOf(entity: EntityOf<"vacancy" | "specialist">, places: Places): Place {
  const { regions, cities } = places;
  const option = (names: Map<string, string>, value: string) => {
    const title = names.get(value);
    return title ? { value, title } : undefined;
  };
  const region = option(regions, line(entity, "region"));
  const city = option(cities, line(entity, "city"));
  return { ...(region && { region }), ...(city && { city }), ...centerOf(entity, places) };
}

export function centerOf(
  entity: EntityOf<"vacancy" | "specialist" | "review">,
  { centers }: Pick<Places, "centers">,
): Pick<Place, "center"> {
  const alias = line(entity, "center");
  const title = centers.get(alias);
  return title ? { center: { alias, title } } : {};
}

/** The address of the record's center. */
export function centerLink(
  { center }: Pick<Place, "center">,
  locale: Locale,
): { title: string; to: string } | undefined {
  return center && { title: center.title, to: href(locale, "center", { item: center.alias }) };
}

/** The two filters that every list of records with a place has. */
export function placeFilters<Row extends { place: Place }>() {
  return {
    region: { kind: "choice", optionOf: ({ place }: Row) => place.region },
    city: { kind: "choice", optionOf: ({ place }: Row) => place.city, byTitle: true },
  } as const;
}
