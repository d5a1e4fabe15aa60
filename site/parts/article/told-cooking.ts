import type { Locale } from "#contract/locale.ts";
import { recipeWords } from "../blocks/recipe/recipe-words.ts";
import type { Cooking } from "./cooking-of.server.ts";

/** «30 мин, 2 порции» */
export function toldCooking(locale: Locale, { portions, minutes, waiting }: Cooking): string {
  const words = recipeWords[locale];
  return [...(minutes ? [words.time(minutes, waiting)] : []), words.portions(portions)].join(", ");
}
