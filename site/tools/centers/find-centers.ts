import type { Locale } from "#contract/locale.ts";
import type { CenterSummary, Network, PartnerCity } from "./center.ts";
import { type Group, groupByLetter, groupByRegion } from "./group.ts";
import { readQuery, sameText } from "./match.ts";
import { inNamedCity, namedAlike, nearCity, type Suggested } from "./suggest.ts";

export type FoundCenters = {
  tab: "own" | "partners";
  query: string;
  /** What was meant, where the query was typed in the other keyboard layout. */
  meant: string | null;
  own: Group<CenterSummary>[];
  partners: Group<PartnerCity>[];
  /** How many match on the tab that is shown, and on the other one. */
  count: number;
  countElsewhere: number;
  /** Where nothing matches on the tab that is shown: what of it comes nearest. */
  suggested: Suggested<CenterSummary | PartnerCity> | null;
  /** The partner city picked by `?city=`; `isUnknown` when there is none of that name. */
  city: (PartnerCity & { isUnknown?: false }) | { title: string; isUnknown: true } | null;
};

const MOST_QUERY = 100;

/** What the page of centers and the picker show for an address: `?tab=partners`, `?q=`, `?city=`. The other tab's list is left out. */
export function findCenters(network: Network, search: URLSearchParams, locale: Locale, rest: string): FoundCenters {
  const tab = search.get("tab") === "partners" ? "partners" : "own";
  const query = (search.get("q") ?? "").trim().slice(0, MOST_QUERY);
  const regionTitles = new Map(network.regions.map(({ alias, title }) => [alias, title]));
  const textsOf = (place: Spot) => textsOfPlace(place, regionTitles);
  const { matches, meant } = readQuery(query, [...network.centers.map(textsOf), ...network.partnerCities.map(textsOf)]);
  const own = network.centers.filter((center) => matches(textsOf(center)));
  const partners = network.partnerCities.filter((city) => matches(textsOf(city)));
  const isOwn = tab === "own";
  const [found, elsewhere, all] = isOwn ? [own, partners, network.centers] : [partners, own, network.partnerCities];
  return {
    tab,
    query,
    meant,
    own: isOwn ? groupByRegion(own, network.regions, rest) : [],
    partners: isOwn ? [] : groupByLetter(partners, locale),
    count: found.length,
    countElsewhere: elsewhere.length,
    suggested: query && found.length === 0 ? suggest(query, all, elsewhere, textsOf) : null,
    city: isOwn ? null : pickCity(network.partnerCities, search.get("city") ?? ""),
  };
}

type Spot = CenterSummary | PartnerCity;

function suggest(query: string, all: Spot[], [meant]: Spot[], textsOf: (place: Spot) => string[]) {
  if (!meant) return inNamedCity(query, all, cityOf) ?? namedAlike(query, all, textsOf);
  return nearCity({ ...meant, name: cityOf(meant) }, all);
}

function cityOf(place: Spot): string {
  return "city" in place ? place.city : place.title;
}

/** What a query is looked for in; a Latin name is found on the Russian page, too. */
function textsOfPlace(place: Spot, regionTitles: Map<string, string>): string[] {
  if (!("alias" in place)) return [place.title, place.slug];
  const { title, city, address, alias, region } = place;
  return [title, city, address, alias, (region && regionTitles.get(region)) ?? ""];
}

/** Buttons name a city by its slug, people by its name. */
function pickCity(cities: PartnerCity[], asked: string): FoundCenters["city"] {
  const title = asked.trim().slice(0, MOST_QUERY);
  if (!title) return null;
  return cities.find((city) => city.slug === title || sameText(city.title, title)) ?? { title, isUnknown: true };
}
