import type { Locale } from "#contract/locale.ts";
import type { Meal } from "./day.ts";
import { dayMenuWords } from "./day-menu-words.ts";

/** What has been put into a meal, of a portion of so many grams: a second press is seen to be a second portion. */
export function addedWords(locale: Locale, grams: number, portion: number, meal: Meal, name?: string): string {
  const { add, day, meals, number } = dayMenuWords[locale];
  const times = grams / portion;
  const amount = Number.isInteger(times) && times > 1 ? `${times}\u00a0×\u00a0${number(portion)}` : number(grams);
  return add.added([name, `${amount}\u00a0${day.gram}`, meals[meal].toLowerCase()].filter(Boolean).join(", "));
}
