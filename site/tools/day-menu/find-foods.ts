import { stemOf } from "#contract/stem-of.ts";
import { isNearly } from "../centers/is-nearly.ts";
import { begins, type Fits, readQuery, wordsOf } from "../centers/match.ts";
import type { Larder, MenuFood } from "./food.ts";

const MOST_FOUND = 24;
const MOST_QUERY = 100;

export type Found = {
  /** What was meant, where the query was typed in the other keyboard layout. */
  meant: string | null;
  /** How many there are; `foods` are the first of them. */
  count: number;
  foods: MenuFood[];
};

/** Forms of a word are one word, as in the site's search; then typos are forgiven. */
const WAYS: Fits[] = [isFormOf, isNearlyFormOf];

/** By name, in words of either language, and by group. Null where nothing is asked. */
export function findFoods({ foods, groups }: Larder, query: string, group: string): Found | null {
  const asked = query.trim().slice(0, MOST_QUERY);
  const inGroup = foods.filter((food) => !Object.hasOwn(groups, group) || food.group === group);
  if (wordsOf(asked).length === 0) return Object.hasOwn(groups, group) ? { meant: null, ...firstOf(inGroup) } : null;
  const { matches, meant } = readQuery(asked, inGroup.map(textsOf), WAYS);
  const found = inGroup.filter((food) => matches(textsOf(food)));
  // «Рис» is first of all what begins so.
  const [first = ""] = wordsOf(meant ?? asked);
  const isFirst = ({ name }: MenuFood) => wordsOf(name)[0]?.startsWith(first) === true;
  return { meant, ...firstOf([...found.filter(isFirst), ...found.filter((food) => !isFirst(food))]) };
}

function firstOf(foods: MenuFood[]): Pick<Found, "count" | "foods"> {
  return { count: foods.length, foods: foods.slice(0, MOST_FOUND) };
}

/** A key is the food's name in Latin letters. */
function textsOf({ name, key }: MenuFood): string[] {
  return [name, key];
}

function isFormOf(typed: string, word: string): boolean {
  return begins(typed, word) || stemOf(typed) === stemOf(word);
}

function isNearlyFormOf(typed: string, word: string): boolean {
  return isNearly(typed, word) || isNearly(stemOf(typed), stemOf(word));
}
