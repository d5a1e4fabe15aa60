import type { Amounts } from "./food.ts";

/** What is eaten: null grams where nobody can read how much. */
export type Eaten = { amounts: Amounts; grams: number | null };

/** `missing` are the places of what could not be counted: then the day holds at least `amount`. */
export type Sum = { amount: number; missing: number[] };

/** In ten-thousandths, which are whole numbers: the order of foods changes nothing. */
const PARTS = 10_000;

/** How much of a nutrient these hold together. What is unknown is never taken for nothing. */
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

/** How much of a nutrient one of them holds. */
export function amountOf(eaten: Eaten, nutrient: keyof Amounts): number | null {
  const parts = partsOf(eaten, nutrient);
  return parts === null ? null : parts / PARTS;
}

function partsOf({ amounts, grams }: Eaten, nutrient: keyof Amounts): number | null {
  const amount = amounts[nutrient];
  return amount === null || grams === null ? null : Math.round((amount * grams * PARTS) / 100);
}
