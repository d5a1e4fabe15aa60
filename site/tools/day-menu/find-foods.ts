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

/** By name, by what it is called besides, in words of either language, and by group. Null where nothing is asked. */
export function findFoods({ foods, groups }: Larder, query: string, group: string): Found | null {
  const asked = query.trim().slice(0, MOST_QUERY);
  const inGroup = foods.filter((food) => !Object.hasOwn(groups, group) || food.group === group);
  if (wordsOf(asked).length === 0) return Object.hasOwn(groups, group) ? { meant: null, ...firstOf(inGroup) } : null;
  const { matches, meant } = readQuery(asked, inGroup.map(textsOf), WAYS);
  const found = inGroup.filter((food) => matches(textsOf(food)));
  const [first = ""] = wordsOf(meant ?? asked);
  return { meant, ...firstOf(found.toSorted((a, b) => distanceOf(a, first) - distanceOf(b, first))) };
}

function firstOf(foods: MenuFood[]): Pick<Found, "count" | "foods"> {
  return { count: foods.length, foods: foods.slice(0, MOST_FOUND) };
}

/** «Сыр» is first of all what begins so, then what is called so anywhere, and «морковь сырая» last. */
function distanceOf({ name, also = [] }: MenuFood, asked: string): number {
  if (wordsOf(name)[0]?.startsWith(asked)) return 0;
  const isCalled = wordsOf(name).includes(asked) || wordsOf(also.join(" ")).some((word) => isFormOf(asked, word));
  return isCalled ? 1 : 2;
}

/** A key is the food's name in Latin letters. */
function textsOf({ name, key, also = [] }: MenuFood): string[] {
  return [name, key, ...also];
}

function isFormOf(typed: string, word: string): boolean {
  return begins(typed, word) || stemOf(typed) === stemOf(word);
}

function isNearlyFormOf(typed: string, word: string): boolean {
  return isNearly(typed, word) || isNearly(stemOf(typed), stemOf(word));
}
