import type { Food, FoodNutrient, FoodTable } from "./reference-tables.ts";

export const levels = ["low", "middle", "high"] as const;
export type Level = (typeof levels)[number];
/** Nutrients with limits in the food table. */
export type Nutrient = keyof FoodTable["limits"];

/** A value equal to a limit belongs to the milder level. */
export function levelOf(amount: number, [low, high]: readonly [number, number]): Level {
  const shown = Math.round(amount);
  if (shown <= low) return "low";
  return shown <= high ? "middle" : "high";
}

/** The numbers are per 100 g; null if the table has none. */
export function inPortion(food: Food, nutrient: FoodNutrient): number | null {
  const amount = food[nutrient];
  return amount === null ? null : (amount * food.portion.grams) / 100;
}
