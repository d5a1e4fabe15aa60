import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import type { City } from "#contract/records/city.ts";
import type { AskedServices } from "#contract/variables/services.ts";
import { line } from "../../parts/records/fields.server.ts";
import { placeOf, toCenter } from "./load-network.server.ts";
import type { CenterSummary } from "./center.ts";
import { takesInfectedGuests } from "./guests.ts";
import { nearestTo } from "./place.ts";
import { regionOf } from "../../parts/records/center-region.ts";

const MOST_NEIGHBOURS = 3;

type Centers = EntityOf<"center">[];

/** The nearest centers of the region that have what this one lacks: an evening shift, places for guests. */
export function insteadOf(
  here: EntityOf<"center">,
  centers: Centers,
  cities: City[],
  locale: Locale,
  asked: AskedServices,
) {
  if (asked.length === 0) return null;
  const region = regionAlias(here);
  const others = centers.filter((one) => one !== here && region && regionAlias(one) === region);
  const spots = others.map((one) => ({ ...toCenter(one, cities, locale, asked), place: placeOf(one) }));
  const sorted = nearestTo(placeOf(here), spots);
  const nearest = (tag: string) => sorted.find(({ tags }) => tags?.some(({ key }) => key === tag)) ?? null;
  return { evening: nearest("evening"), guests: nearest("guests") };
}

/** The nearest center in any region that takes guests with hepatitis or HIV, if this one does not. */
export function infectedGuestsAt(here: CenterSummary, centers: CenterSummary[]): CenterSummary | null {
  const taking = centers.filter(takesInfectedGuests).map((center) => ({ center, place: center.place ?? null }));
  return (
    taking.find(({ center }) => center.alias === here.alias)?.center ??
    nearestTo(here.place ?? null, taking)[0]?.center ??
    null
  );
}

export function neighboursOf(
  here: EntityOf<"center">,
  centers: Centers,
  cities: City[],
  locale: Locale,
  asked: AskedServices = [],
) {
  const region = regionAlias(here);
  const others = centers.filter((one) => one.alias !== here.alias && region && regionAlias(one) === region);
  const spots = others.map((entity) => ({ entity, place: placeOf(entity) }));
  return nearestTo(placeOf(here), spots)
    .slice(0, MOST_NEIGHBOURS)
    .map(({ entity }) => toCenter(entity, cities, locale, asked));
}

export function regionAlias(entity: EntityOf<"center">): string | null {
  return regionOf(entity.alias, line(entity, "region"));
}
