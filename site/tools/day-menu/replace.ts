import type { Larder, MenuFood } from "./food.ts";
import { amountOf } from "./sums.ts";

/** What a food is exchanged for to have less of it: a smaller cup is the only way to drink less. */
export const exchanged = ["potassium", "phosphorus", "sodium"] as const;
export type Exchanged = (typeof exchanged)[number];

/** Half of it at most: otherwise it is not worth the trouble, and still salty. Nearly the same food is worth more of it. */
const LESS = 0.5;
const LESS_OF_KIN = 0.7;
/** How many times larger a portion may be. */
const LIKE = 1.5;

/**
 * What could stand in a food's place at the same weight: of its group, eaten in like amounts, with clearly less of the
 * nutrient, and with much of nothing else that the food itself has less of; the phosphates of additives are taken up almost in
 * full, so that no number makes them mild. Potatoes for potatoes first, then the least.
 */
export function insteadOf(food: MenuFood, grams: number, nutrient: Exchanged, larder: Larder): MenuFood[] {
  const held = (one: MenuFood, of: Exchanged) => amountOf({ amounts: one.amounts, grams }, of);
  const own = held(food, nutrient);
  if (own === null) return [];
  const isLess = (one: MenuFood) => (held(one, nutrient) ?? Infinity) <= own * (isKin(one, food) ? LESS_OF_KIN : LESS);
  const isMilder = (one: MenuFood, of: Exchanged) => {
    const amount = held(one, of);
    return amount !== null && (amount <= larder.much[of] || amount <= (held(food, of) ?? 0));
  };
  return larder.foods
    .filter((one) => one.key !== food.key && one.group === food.group && isLike(one, food))
    .filter((one) => !one.caution && !one.additives)
    .filter((one) => isLess(one) && exchanged.every((of) => isMilder(one, of)))
    .toSorted(
      (a, b) => Number(isKin(b, food)) - Number(isKin(a, food)) || (held(a, nutrient) ?? 0) - (held(b, nutrient) ?? 0),
    );
}

/** Portions of nearly one size, and both drunk or both eaten: a spoon of sauce does not replace a plate. */
function isLike(one: MenuFood, other: MenuFood): boolean {
  const ratio = one.grams / other.grams;
  return ratio >= 1 / LIKE && ratio <= LIKE && (one.amounts.drink === 0) === (other.amounts.drink === 0);
}

/** People call both the same: «картошка». */
function isKin({ also = [] }: MenuFood, other: MenuFood): boolean {
  return also.some((name) => other.also?.includes(name));
}
