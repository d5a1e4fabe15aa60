import type { Article } from "#contract/records/article.ts";

/** Articles of other categories may contain a recipe too, but they keep their reading time. */
const RECIPES = "lifestyle-recipes";

/** A recipe shows its cooking time and portions instead of a reading time. */
export function cookingOf({ category, content }: Pick<Article, "category" | "content">) {
  const recipe = category?.alias === RECIPES ? content.find((block) => block.type === "recipe") : undefined;
  return recipe ? { portions: recipe.data.portions, minutes: recipe.data.minutes, waiting: recipe.data.waiting } : null;
}

export type Cooking = NonNullable<ReturnType<typeof cookingOf>>;
