import type { Locale } from "#contract/locale.ts";
import type { CenterSummary, Network, PartnerCity } from "./center.ts";
import { fitsPlace } from "./fits-place.ts";
import { type Group, groupByLetter, groupByRegion } from "./group.ts";
import { METRO_WORDS } from "./metro.ts";
import { readQuery, sameText } from "./match.ts";
import { inNamedCity, isNamedIn, namedAlike, nearCity, nearOtherCity, type Suggested } from "./suggest.ts";

export type FoundCenters = {
  tab: "own" | "partners";
  query: string;
  /** The corrected query, if it was typed in the other keyboard layout. */
  meant: string | null;
  own: Group<CenterSummary>[];
  partners: Group<PartnerCity>[];
  /** Whether the matches are only spelt similarly. */
  isSimilar: boolean;
  /** How many match on the shown tab, and on the other one. */
  count: number;
  countElsewhere: number;
  /** If none of our centers matches: the partner cities that do, or the first few of them. */
  onlyPartners: PartnerCity[];
  /** If nothing matches on the shown tab: its closest matches. */
  suggested: Suggested<Spot> | null;
  /** The partner city chosen by `?city=`; `isUnknown` if there is none of that name. */
  city: (PartnerCity & { isUnknown?: false }) | { title: string; isUnknown: true; near: Suggested<Spot> | null } | null;
};

const MOST_QUERY = 100;
const MOST_ELSEWHERE = 3;

/**
 * What the page of centers and the picker show for an address: `?tab=partners`, `?q=`, `?city=`. The list of the other
 * tab is left out.
 */
export function findCenters(network: Network, search: URLSearchParams, locale: Locale, rest: string): FoundCenters {
  const tab = search.get("tab") === "partners" ? "partners" : "own";
  const query = (search.get("q") ?? "").trim().slice(0, MOST_QUERY);
  const regionTitles = new Map(network.regions.map(({ alias, title }) => [alias, title]));
  const textsOf = (place: Spot) => textsOfPlace(place, regionTitles);
  const searchedOf = (place: Spot) => [...textsOf(place), ...("metro" in place ? [METRO_WORDS] : [])];
  const all = [...network.centers, ...network.partnerCities].map(searchedOf);
  const { matches, meant, way } = readQuery(query, all, fitsPlace);
  // A city may have the same name as a region: its own centers come first.
  const isAway = (center: CenterSummary) => Number(!matches(cityNamesOf(center)));
  const own = network.centers
    .filter((center) => matches(searchedOf(center)))
    .toSorted((one, other) => isAway(one) - isAway(other));
  const partners = network.partnerCities.filter((city) => matches(textsOf(city)));
  const isOwn = tab === "own";
  const [found, elsewhere, spots] = isOwn ? [own, partners, network.centers] : [partners, own, network.partnerCities];
  return {
    tab,
    query,
    meant,
    isSimilar: way > 0,
    own: isOwn ? groupByRegion(own, network.regions, rest) : [],
    partners: isOwn ? [] : groupByLetter(partners, locale),
    count: found.length,
    countElsewhere: elsewhere.length,
    onlyPartners: isOwn && query && own.length === 0 ? partners.slice(0, MOST_ELSEWHERE) : [],
    suggested: query && found.length === 0 ? suggest(query, network, spots, elsewhere, textsOf) : null,
    city: isOwn ? null : pickCity(network, search.get("city") ?? ""),
  };
}

type Spot = CenterSummary | PartnerCity;

function suggest(
  query: string,
  network: Network,
  all: Spot[],
  [meant]: Spot[],
  textsOf: (place: Spot) => string[],
): Suggested<Spot> | null {
  if (meant) return nearCity({ ...meant, name: cityOf(meant) }, all);
  return (
    inNamedCity(query, all, cityOf, cityNamesOf) ?? nearNamedCity(query, network) ?? namedAlike(query, all, textsOf)
  );
}

/** For a city without a center: the nearest centers. */
function nearNamedCity(query: string, { centers, partnerCities, otherCities = [] }: Network): Suggested<Spot> | null {
  const city = otherCities.find((one) => isNamedIn(query, [one.slug, ...cityNamesOf(one)]));
  return city ? nearOtherCity<Spot>(city, [...centers, ...partnerCities]) : null;
}

function cityNamesOf(place: Spot): string[] {
  const names = "city" in place ? place.cityNames : place.names;
  return names ?? [cityOf(place)];
}

export function cityOf(place: Spot): string {
  return "city" in place ? place.city : place.title;
}

/** The searchable texts; a city is found by its name in every language, on every page. */
function textsOfPlace(place: Spot, regionTitles: Map<string, string>): string[] {
  if (!("alias" in place)) return [place.title, place.slug, ...(place.names ?? [])];
  const { title, city, cityNames = [], address, metro = [], alias, region } = place;
  return [title, city, ...cityNames, address, ...metro, alias, (region && regionTitles.get(region)) ?? ""];
}

/** Buttons use a city's slug, people type its name. */
function pickCity(network: Network, asked: string): FoundCenters["city"] {
  const title = asked.trim().slice(0, MOST_QUERY);
  if (!title) return null;
  const isAsked = (city: PartnerCity) => city.slug === title || cityNamesOf(city).some((name) => sameText(name, title));
  const partner = network.partnerCities.find(isAsked);
  if (partner) return partner;
  const known = network.otherCities?.find(isAsked)?.title ?? title;
  const near = inNamedCity<Spot>(title, network.centers, cityOf, cityNamesOf) ?? nearNamedCity(title, network);
  return { title: known, isUnknown: true, near };
}
