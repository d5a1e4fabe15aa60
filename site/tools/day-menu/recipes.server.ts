import { articlePath } from "#contract/article-path.ts";
import type { Recipe } from "#contract/blocks/recipe.ts";
import { type Locale, localePath } from "#contract/locale.ts";
import { plainText } from "#contract/plain-text.ts";
import type { Article } from "#contract/records/article.ts";
import type { FoodTable } from "#contract/variables/reference-tables.ts";
import { larderWords } from "./larder-words.ts";
import type { MenuFood } from "./food.ts";

/** A recipe counts as one food: the values that publishing calculated per portion, converted to 100 g. */
export function recipesOf(articles: Article[], table: FoodTable, group: string, locale: Locale): MenuFood[] {
  return articles.flatMap((article) => {
    const recipes = article.content.filter((block): block is Recipe => block.type === "recipe");
    return recipes.map(({ data }, place) => ({
      key: place === 0 ? article.alias : `${article.alias}-${place + 1}`,
      name: plainText(data.title),
      group,
      portion: larderWords[locale].serving,
      ...weighed(data, table, locale),
      href: localePath(locale, articlePath(article)),
    }));
  });
}

function weighed(recipe: Recipe["data"], table: FoodTable, locale: Locale): Pick<MenuFood, "grams" | "amounts"> {
  const { ingredients, portions, nutrients } = recipe;
  const grams = Math.round(ingredients.reduce((sum, one) => sum + one.grams, 0) / portions);
  const per100 = (amount: number) => (amount * 100) / grams;
  const { potassium, phosphorus, sodium, protein, fluid } = nutrients;
  return {
    grams,
    amounts: {
      potassium: per100(potassium),
      phosphorus: per100(phosphorus),
      sodium: per100(sodium),
      protein: per100(protein),
      fluid: per100(fluid),
      drink: per100(drunkOf(recipe, table, locale) / portions),
    },
  };
}

/** The broth of a soup counts as drink: the fluid of its liquid ingredients, ml. */
function drunkOf({ ingredients }: Recipe["data"], { foods }: FoodTable, locale: Locale): number {
  const liquid = new Map(foods.flatMap((food) => (food.liquid ? [[fold(food.name[locale]), food.fluid ?? 0]] : [])));
  return ingredients.reduce((sum, { name, grams }) => sum + ((liquid.get(fold(name)) ?? 0) * grams) / 100, 0);
}

/** Published names contain no-break spaces. */
function fold(name: string): string {
  return name.replaceAll(/\s+/g, " ").toLowerCase();
}
