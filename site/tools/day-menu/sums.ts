import type { Amounts } from "./food.ts";

/** A food that is eaten; `grams` is null if the weight is unreadable. */
export type Eaten = { amounts: Amounts; grams: number | null };

/** `missing` are the indexes of foods that could not be counted: `amount` is then a minimum. */
export type Sum = { amount: number; missing: number[] };

/** Sums are in integer ten-thousandths, so that the order of foods does not change the result. */
const PARTS = 10_000;

/** The total of a nutrient. An unknown value never counts as zero. */
export function sumOf(eaten: readonly Eaten[], nutrient: keyof Amounts): Sum {
  let parts = 0;
  const missing: number[] = [];
  for (const [place, one] of eaten.entries()) {
    const own = partsOf(one, nutrient);
    if (own === null) missing.push(place);
    else parts += own;
  }
  return { amount: parts / PARTS, missing };
}

/** How much of a nutrient one food has. */
export function amountOf(eaten: Eaten, nutrient: keyof Amounts): number | null {
  const parts = partsOf(eaten, nutrient);
  return parts === null ? null : parts / PARTS;
}

function partsOf({ amounts, grams }: Eaten, nutrient: keyof Amounts): number | null {
  const amount = amounts[nutrient];
  return amount === null || grams === null ? null : Math.round((amount * grams * PARTS) / 100);
}
