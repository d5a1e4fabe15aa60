import { otherLayout } from "#contract/keyboard-layout.ts";
import { stemOf } from "#contract/stem-of.ts";
import type { City } from "#contract/records/city.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { line } from "../../parts/records/fields.server.ts";
import { loadCities } from "../../parts/records/load-cities.server.ts";
import { loadRecordsWithFallback } from "../../parts/records/load-records.server.ts";
import { href } from "../../urls.ts";
import { isNameless } from "../centers/fits-place.ts";
import { wordsOf } from "../centers/match.ts";
import { isOwnCity } from "../centers/regions.ts";
import { isNamedIn } from "../centers/suggest.ts";
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
  const typed = spellings.flatMap((query) => [query, otherLayout(query)]);
  const isMeant = (named: (query: string, names: string[]) => boolean) => (city: City) =>
    typed.some((query) => named(query, [city.title, ...(city.names ?? [])]));
  const asked = (await loadCities(site)).filter(
    (city) => city.partner && !isOwnCity(city.slug) && (isMeant(isOnlyNamed)(city) || isMeant(isNamedIn)(city)),
  );
  if (asked.length === 0) return { items: [], isOnlyThat: false };
  const ours = new Set((await loadRecordsWithFallback(site, "center")).map((center) => line(center, "city")));
  const shown = asked.filter(({ slug }) => !ours.has(slug));
  return {
    isOnlyThat: shown.some(isMeant(isOnlyNamed)),
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

/** Whether every word of a query that names a place is one of a city's names: «диализ в Ростове». */
function isOnlyNamed(query: string, names: string[]): boolean {
  const words = placeWords(query);
  const own = new Set(names.flatMap(placeWords));
  return words.length > 0 && words.every((word) => own.has(word));
}

function placeWords(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !isNameless(word))
    .map(stemOf);
}
