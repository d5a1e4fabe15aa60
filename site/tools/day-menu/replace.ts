import type { Larder, MenuFood } from "./food.ts";
import { amountOf } from "./sums.ts";

/** What a food is exchanged for to have less of it: a smaller cup is the only way to drink less. */
export const exchanged = ["potassium", "phosphorus", "sodium"] as const;
export type Exchanged = (typeof exchanged)[number];

const MOST_OFFERED = 3;
/** Less by a quarter at least: otherwise it is not worth the trouble. */
const LESS = 0.75;
/** How many times larger a portion may be. */
const LIKE = 1.5;

/**
 * What could stand in a food's place at the same weight: of its group, eaten in like amounts, with clearly less of the
 * nutrient, and with much of nothing else that the food itself has less of. The least first.
 */
export function insteadOf(food: MenuFood, grams: number, nutrient: Exchanged, larder: Larder): MenuFood[] {
  const held = (one: MenuFood, of: Exchanged) => amountOf({ amounts: one.amounts, grams }, of);
  const own = held(food, nutrient);
  if (own === null) return [];
  const isMilder = (one: MenuFood, of: Exchanged) => {
    const amount = held(one, of);
    return amount !== null && (amount <= larder.much[of] || amount <= (held(food, of) ?? 0));
  };
  return larder.foods
    .filter((one) => one.key !== food.key && one.group === food.group && !one.isNever && isLike(one, food))
    .filter((one) => (held(one, nutrient) ?? Infinity) <= own * LESS && exchanged.every((of) => isMilder(one, of)))
    .toSorted((a, b) => (held(a, nutrient) ?? 0) - (held(b, nutrient) ?? 0))
    .slice(0, MOST_OFFERED);
}

/** Portions of nearly one size, and both drunk or both eaten: a spoon of sauce does not replace a plate. */
function isLike(one: MenuFood, other: MenuFood): boolean {
  const ratio = one.grams / other.grams;
  return ratio >= 1 / LIKE && ratio <= LIKE && (one.amounts.drink === 0) === (other.amounts.drink === 0);
}
