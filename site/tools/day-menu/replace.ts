import type { Larder, MenuFood } from "./food.ts";
import { amountOf } from "./sums.ts";

/** The nutrients for which replacements are offered. Not fluid: the only way to drink less is a smaller cup. */
export const exchanged = ["potassium", "phosphorus", "sodium"] as const;
export type Exchanged = (typeof exchanged)[number];

/**
 * At most half of it: otherwise the replacement is not worth it, and still salty. A very similar food may have more.
 */
const LESS = 0.5;
const LESS_OF_KIN = 0.7;
/** How many times larger a portion may be. */
const LIKE = 1.5;
/** Salted food has few replacements of its size, and salt is worth a smaller gain. */
const LIKE_SALTED = 2;

/**
 * Possible replacements for a food at the same weight: from its group, eaten in similar amounts, with clearly less of
 * the nutrient, and without a high level of anything that the food itself has less of. Foods with phosphate additives
 * are left out, because those phosphates are absorbed almost completely. Potatoes for potatoes come first, then the
 * lowest value; for sodium, foods that are less similar come last.
 */
export function insteadOf(food: MenuFood, grams: number, nutrient: Exchanged, larder: Larder): MenuFood[] {
  const held = (one: MenuFood, of: Exchanged) => amountOf({ amounts: one.amounts, grams }, of);
  const own = held(food, nutrient);
  if (own === null) return [];
  const isLess = (one: MenuFood, than: number) => (held(one, nutrient) ?? Infinity) <= own * than;
  const rank = (one: MenuFood) => {
    const kin = Number(isKin(one, food));
    if (isLike(one, food, LIKE) && isLess(one, kin ? LESS_OF_KIN : LESS)) return 2 + kin;
    return Number(nutrient === "sodium" && isLike(one, food, LIKE_SALTED) && isLess(one, LESS_OF_KIN));
  };
  const isMilder = (one: MenuFood, of: Exchanged) => {
    const amount = held(one, of);
    return amount !== null && (amount <= larder.much[of] || amount <= (held(food, of) ?? 0));
  };
  return larder.foods
    .filter((one) => one.key !== food.key && one.group === food.group)
    .filter((one) => !one.caution && !one.additives)
    .filter((one) => rank(one) > 0 && exchanged.every((of) => isMilder(one, of)))
    .toSorted((a, b) => rank(b) - rank(a) || (held(a, nutrient) ?? 0) - (held(b, nutrient) ?? 0));
}

/** Portions of similar size, and both drunk or both eaten: a spoon of sauce does not replace a plate. */
function isLike(one: MenuFood, other: MenuFood, times: number): boolean {
  const ratio = one.grams / other.grams;
  return ratio >= 1 / times && ratio <= times && (one.amounts.drink === 0) === (other.amounts.drink === 0);
}

/** They share an everyday name: «картошка». */
function isKin({ also = [] }: MenuFood, other: MenuFood): boolean {
  return also.some((name) => other.also?.includes(name));
}
