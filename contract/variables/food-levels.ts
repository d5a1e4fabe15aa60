import type { Food, FoodNutrient, FoodTable } from "./reference-tables.ts";

export const levels = ["low", "middle", "high"] as const;
export type Level = (typeof levels)[number];
/** What has limits in the table of foods. */
export type Nutrient = keyof FoodTable["limits"];

/** A limit itself belongs to the milder side. */
export function levelOf(amount: number, [low, high]: readonly [number, number]): Level {
  const shown = Math.round(amount);
  if (shown <= low) return "low";
  return shown <= high ? "middle" : "high";
}

/** The table holds the numbers of 100 g; null where it has none. */
export function inPortion(food: Food, nutrient: FoodNutrient): number | null {
  const amount = food[nutrient];
  return amount === null ? null : (amount * food.portion.grams) / 100;
}
