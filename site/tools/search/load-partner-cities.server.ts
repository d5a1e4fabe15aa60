import { otherLayout } from "#contract/keyboard-layout.ts";
import type { City } from "#contract/records/city.ts";
import { oncePerRecord } from "../../api/once-per-record.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { line } from "../../parts/records/fields.server.ts";
import { loadCities } from "../../parts/records/load-cities.server.ts";
import { loadRecordsWithFallback } from "../../parts/records/load-records.server.ts";
import { href } from "../../urls.ts";
import { isNameless, namesPlace, placeStemOf, placeStemsIn } from "../centers/fits-place.ts";
import { wordsOf } from "../centers/match.ts";
import { isOwnCity } from "../centers/regions.ts";
import { type FoundItem, unmarked } from "./found.ts";
import { searchWords } from "./search-words.ts";

export type PartnerCities = {
  items: FoundItem[];
  /** Whether the query names such a city and nothing else: then there is no better answer. */
  isOnlyThat: boolean;
};

/**
 * Where a query names a city in which only partners have centers, the way to them: they are no records, so the API does
 * not find them. `spellings`: the query as typed and as understood.
 */
export async function loadPartnerCities(site: SiteContext, spellings: string[]): Promise<PartnerCities> {
  const { locale } = site;
  const { partners, partnersNote } = searchWords[locale];
  const typed = [...new Set(spellings.flatMap((query) => (query ? [query, otherLayout(query)] : [])))].map(readQuery);
  const asked = (await loadCities(site)).filter(
    (city) =>
      city.partner &&
      !isOwnCity(city.slug) &&
      typed.some((query) => isOnlyThat(query, city) || namesPlace(query.stems, namesOf(city))),
  );
  if (asked.length === 0) return { items: [], isOnlyThat: false };
  const ours = new Set((await loadRecordsWithFallback(site, "center")).map((center) => line(center, "city")));
  const shown = asked.filter(({ slug }) => !ours.has(slug));
  return {
    isOnlyThat: shown.some((city) => typed.some((query) => isOnlyThat(query, city))),
    items: shown.map(({ slug, title, locale: own }) => ({
      href: `${href(locale, "centers")}?tab=partners&city=${slug}#city`,
      title: [
        { text: `${partners} `, isMatch: false },
        { text: title, isMatch: true },
      ],
      note: [],
      text: unmarked(partnersNote),
      ...langOf(own, locale),
    })),
  };
}

type Query = { stems: Set<string>; places: string[] };

function readQuery(query: string): Query {
  return { stems: new Set(placeStemsIn(query)), places: stemsOfPlaces(query) };
}

/** Whether every word that names a place is one of the city's names: «диализ в Ростове». */
function isOnlyThat({ places }: Query, city: City): boolean {
  const own = placesOf(city);
  return places.length > 0 && places.every((word) => own.has(word));
}

// A search looks at every city: their names are read once.
const namesOf = oncePerRecord((city: City) => allNames(city).map(placeStemsIn));
const placesOf = oncePerRecord((city: City) => new Set(allNames(city).flatMap(stemsOfPlaces)));

function allNames({ title, names = [] }: City): string[] {
  return [title, ...names];
}

function stemsOfPlaces(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !isNameless(word))
    .map(placeStemOf);
}
