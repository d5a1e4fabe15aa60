import { otherLayout } from "#contract/keyboard-layout.ts";
import { isMostOf, isNameless, namesPlace, placeStemsIn } from "./fits-place.ts";
import { slipsTo } from "./is-nearly.ts";
import { isMetroWord } from "./metro.ts";
import { wordsOf } from "./match.ts";
import { kilometres, nearestTo, type Place } from "./place.ts";

/** Suggestions if a query finds nothing. `from` is the city they are near; null if they have similar names instead. */
export type Suggested<Spot> = {
  from: string | null;
  places: Spot[];
  /** Great-circle distances, one per place; only if they are near a city. */
  km?: number[];
  /** Whether the city has no center at all, ours or a partner's. */
  hasNone?: true;
};

type Somewhere = { place?: Place | null };

const MOST = 3;
/** With more typos per letter than this it is another word. */
const MOST_SLIPS = 0.4;

/** The places nearest to the city in the query, with their distances, if the other tab has that city. */
export function nearCity<Spot extends Somewhere>(
  city: Somewhere & { name: string },
  spots: Spot[],
): Suggested<Spot> | null {
  const known = spots.flatMap((spot) => (spot.place ? { spot, place: spot.place } : []));
  if (!city.place || known.length === 0) return null;
  const here = city.place;
  const places = nearestTo(here, known).slice(0, MOST);
  return {
    from: city.name,
    places: places.map(({ spot }) => spot),
    km: places.map(({ place }) => kilometres(here, place)),
  };
}

/** The places nearest to a city without any center. */
export function nearOtherCity<Spot extends Somewhere>(
  city: Somewhere & { title: string },
  spots: Spot[],
): Suggested<Spot> | null {
  const near = nearCity({ ...city, name: city.title }, spots);
  return near && { ...near, hasNone: true };
}

/** The places in a city that the query names: "Bauman Street, Kazan". */
export function inNamedCity<Spot>(
  query: string,
  spots: Spot[],
  cityOf: (spot: Spot) => string,
  namesOf: (spot: Spot) => string[],
): Suggested<Spot> | null {
  const places = spots.filter((spot) => isNamedIn(query, namesOf(spot)));
  return places[0] ? { from: cityOf(places[0]), places: places.slice(0, MOST) } : null;
}

/** Whether a query contains one of the names. */
export function isNamedIn(query: string, names: string[]): boolean {
  return namesPlace(new Set(placeStemsIn(query)), names.map(placeStemsIn));
}

/** Those whose names are most similar to the query, in either keyboard layout; empty if nothing is similar. */
export function namedAlike<Spot>(
  query: string,
  spots: Spot[],
  textsOf: (spot: Spot) => string[],
): Suggested<Spot> | null {
  const spellings = [query, otherLayout(query)].map((typed) =>
    wordsOf(typed).filter((word) => !isNameless(word) && !isMetroWord(word)),
  );
  const ranked = spots
    .map((spot) => ({ spot, slips: Math.min(...spellings.map((words) => slipsALetter(words, textsOf(spot)))) }))
    .filter(({ slips }) => slips <= MOST_SLIPS)
    .toSorted((one, other) => one.slips - other.slips);
  return ranked.length > 0 ? { from: null, places: ranked.slice(0, MOST).map(({ spot }) => spot) } : null;
}

/** Typos per letter over all words of a query; each is compared with the most similar word. */
function slipsALetter(typed: string[], texts: string[]): number {
  const words = wordsOf(texts.join(" "));
  const letters = typed.join("").length;
  const slipsOf = (one: string) =>
    Math.min(one.length, ...words.filter((word) => isMostOf(one, word)).map((word) => slipsTo(one, word)));
  const slips = typed.reduce((sum, one) => sum + slipsOf(one), 0);
  return letters > 0 ? slips / letters : 1;
}
