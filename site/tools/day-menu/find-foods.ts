import { stemOf } from "#contract/stem-of.ts";
import { isNearly } from "../centers/is-nearly.ts";
import { begins, type Fits, readQuery, wordsOf } from "../centers/match.ts";
import type { Larder, MenuFood } from "./food.ts";

const MOST_FOUND = 24;

type Named = Pick<MenuFood, "name" | "key" | "also">;

export type Found = {
  /** The corrected query, if it was typed in the other keyboard layout. */
  meant: string | null;
  /** The query, if no food has that name and the results are only spelt similarly. */
  unnamed: string | null;
  /** The total number; `foods` are the first of them. */
  count: number;
  foods: MenuFood[];
};

/** Endings of an adjective in a food's name, and in any grammatical form. */
const ADJECTIVE = /(?:[ыио]й|[ая]я|[оеыи]е)$/;
const ADJECTIVE_FORM = /(?:[ыиое]й|[ая]я|[оеыи]е|[ое]го|[ое]му|[ыи]ми?|[ыи]х|[ую]ю)$/;
/** Endings that no noun for food has: a query with one of them can only be an adjective. */
const SURELY_ADJECTIVE = /(?:[ыи]й|ая|яя|[ое]е|ые)$/;

/** By name, by everyday names, in either language, and by group. Null for an empty query. */
export function findFoods({ foods, groups }: Larder, query: string, group: string): Found | null {
  const asked = query.trim();
  const inGroup = foods.filter((food) => !Object.hasOwn(groups, group) || food.group === group);
  if (wordsOf(asked).length === 0)
    return Object.hasOwn(groups, group) ? { meant: null, unnamed: null, ...firstOf(inGroup) } : null;
  const { isMeant, meant, way } = readFoodQuery(asked, inGroup, foods);
  const found = inGroup.filter(isMeant);
  const [first = ""] = wordsOf(meant ?? asked);
  const unnamed = way > 0 ? (meant ?? asked) : null;
  return { meant, unnamed, ...firstOf(found.toSorted((a, b) => distanceOf(a, first) - distanceOf(b, first))) };
}

/** Word forms count as one word, as in the site's search; then typos are tolerated. `all` have every known word. */
export function readFoodQuery(asked: string, foods: Named[], all = foods) {
  const { matches, ...reading } = readQuery(asked, foods.map(textsOf), [formOf(all), isNearlyFormOf]);
  return { ...reading, isMeant: (food: Named) => matches(textsOf(food)) };
}

function firstOf(foods: MenuFood[]): Pick<Found, "count" | "foods"> {
  return { count: foods.length, foods: foods.slice(0, MOST_FOUND) };
}

/**
 * What is called exactly this comes first: for "water", drinking water. Then names that begin with the word, then with
 * a longer one, such as watermelon, then names that have the word somewhere.
 */
function distanceOf({ name, also = [] }: MenuFood, asked: string): number {
  const calls = [name, ...also].map(wordsOf);
  const head = calls[0]?.[0] ?? "";
  const isAsked = (word = "") => isSameWord(asked, word);
  const isCalled = calls.some((words) => words.length === 1 && isAsked(words[0]));
  const rank = (isCalled ? 0 : 2) + (isAsked(head) ? 0 : 1);
  if (rank < 3 || begins(asked, head)) return rank;
  return calls.some((words) => words.some(isAsked)) ? 4 : 5;
}

/** A key is the food's name in Latin letters. */
function textsOf({ name, key, also = [] }: Named): string[] {
  return [name, key, ...also];
}

/** A word or a prefix; but a complete word such as «сыр» is not a prefix of «сырая». */
function formOf(foods: Named[]): Fits {
  const known = new Set(foods.flatMap(textsOf).flatMap(wordsOf));
  return (typed, word) => {
    if (isSameWord(typed, word)) return true;
    return begins(typed, word) && !(known.has(typed) && stemOf(typed) === stemOf(word));
  };
}

/** «Варенье» has the same stem as «варёный», but is another word. */
function isSameWord(typed: string, word: string): boolean {
  return stemOf(typed) === stemOf(word) && isSameKind(typed, word);
}

function isSameKind(typed: string, word: string): boolean {
  return ADJECTIVE.test(word) ? ADJECTIVE_FORM.test(typed) : !SURELY_ADJECTIVE.test(typed);
}

function isNearlyFormOf(typed: string, word: string): boolean {
  return isNearly(typed, word) || (isSameKind(typed, word) && isNearly(stemOf(typed), stemOf(word)));
}
