import type { AskedServices } from "#contract/variables/services.ts";
import type { CenterSummary } from "./center.ts";
import { takesInfectedGuests } from "./guests.ts";
import { nearestTo } from "./place.ts";

const MOST_NEIGHBOURS = 3;

/** The nearest centers of the region that have what this one lacks: an evening shift, places for guests. */
export function insteadOf(here: CenterSummary, centers: CenterSummary[], asked: AskedServices) {
  if (asked.length === 0) return null;
  const sorted = othersOfRegion(here, centers);
  const nearest = (tag: string) => sorted.find(({ tags }) => tags?.some(({ key }) => key === tag)) ?? null;
  return { evening: nearest("evening"), guests: nearest("guests") };
}

/** The nearest center in any region that takes guests with hepatitis or HIV, if this one does not. */
export function infectedGuestsAt(here: CenterSummary, centers: CenterSummary[]): CenterSummary | null {
  const taking = centers.filter(takesInfectedGuests);
  return taking.find(({ alias }) => alias === here.alias) ?? nearestTo(here.place, taking)[0] ?? null;
}

export function neighboursOf(here: CenterSummary, centers: CenterSummary[]): CenterSummary[] {
  return othersOfRegion(here, centers).slice(0, MOST_NEIGHBOURS);
}

/** Nearest first. */
function othersOfRegion({ alias, region, place }: CenterSummary, centers: CenterSummary[]): CenterSummary[] {
  const others = centers.filter((one) => one.alias !== alias && region !== null && one.region === region);
  return nearestTo(place, others);
}
