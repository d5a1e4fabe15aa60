import type { Article } from "#contract/records/article.ts";

/** Other texts may hold a recipe too, and are read all the same. */
const RECIPES = "lifestyle-recipes";

/** Of a recipe one asks how long it cooks and for how many, not how long it is read. */
export function cookingOf({ category, content }: Pick<Article, "category" | "content">) {
  const recipe = category?.alias === RECIPES ? content.find((block) => block.type === "recipe") : undefined;
  return recipe ? { portions: recipe.data.portions, minutes: recipe.data.minutes, waiting: recipe.data.waiting } : null;
}

export type Cooking = NonNullable<ReturnType<typeof cookingOf>>;
