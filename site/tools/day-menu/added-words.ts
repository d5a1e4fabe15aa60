import type { Meal } from "./day.ts";
import type { MenuFood } from "./food.ts";
import type { DayMenuWords } from "./words-ru.ts";

type Portion = Pick<MenuFood, "grams" | "poured">;

/** How much was added to a meal, in portions of this size: a second click is shown as a second portion. */
export function addedWords(
  wording: DayMenuWords,
  grams: number,
  { grams: portion, poured }: Portion,
  meal: Meal,
  name?: string,
): string {
  const { add, day, meals, number } = wording;
  const times = grams / portion;
  const amount = Number.isInteger(times) && times > 1 ? `${times}\u00a0×\u00a0${number(portion)}` : number(grams);
  return add.added([name, `${amount}\u00a0${day.unit(poured)}`, meals[meal].toLowerCase()].filter(Boolean).join(", "));
}
