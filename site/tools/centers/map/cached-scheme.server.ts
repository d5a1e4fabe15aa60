import { LRUCache } from "lru-cache";
import type { Locale } from "#contract/locale.ts";
import type { PartnerCity } from "../center.ts";
import { mapWords } from "./map-words.ts";
import { type Numbered, type Scheme, schemeOf } from "./scheme.ts";

/** By everything that a scheme shows. Placing its names is the costly part. */
const cache = new LRUCache<string, { scheme: Scheme | null }>({ max: 50 });

export function cachedScheme(
  region: string,
  numbered: Numbered[],
  cities: PartnerCity[],
  locale: Locale,
  hasWideRoom: boolean,
) {
  const shown = numbered.map(({ center: { alias, title, name, city, place }, number }) => [
    alias,
    title,
    name,
    city,
    place,
    number,
  ]);
  const key = JSON.stringify([locale, region, shown, cities.map(({ title, place }) => [title, place]), hasWideRoom]);
  const found = cache.get(key) ?? {
    scheme: schemeOf(region, numbered, cities, mapWords[locale].landmarks, hasWideRoom),
  };
  cache.set(key, found);
  return found.scheme;
}
