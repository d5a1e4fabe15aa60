import type { List } from "mdast";

import type { Locale } from "#contract/locale.ts";
import type { BlockOf } from "#contract/blocks/block.ts";
import { type Food, nutrients } from "#contract/variables/reference-tables.ts";
import { typeset } from "../typography.ts";
import { flatItems } from "./lists.ts";
import { textOf } from "./text-of.ts";
import { attributesOf, type Directive, inline, labelAndBody, Refused, type Writing } from "./writing.ts";

type Ingredient = { food: Food; grams: number; note: string };

/** `:::recipe[Name]{portions=2 minutes=20 waiting=120}`, then the foods with their grams as a list, then the steps as a numbered one. */
export function toRecipe(node: Directive, writing: Writing): BlockOf<"recipe"> {
  const { portions: eaters, ...times } = attributesOf(node, ["portions", "minutes", "waiting"]);
  const { label, body } = labelAndBody(node);
  const title = inline(label, writing);
  if (!title) throw new Refused(node, "a recipe has its name in []");
  const portions = whole(eaters);
  if (!portions) throw new Refused(node, "a recipe says for how many it is: {portions=2}");
  const time = (name: "minutes" | "waiting") => {
    const given = times[name];
    const minutes = given === undefined ? undefined : whole(given);
    if (given !== undefined && !minutes) throw new Refused(node, `${name} is a whole number of minutes: {${name}=20}`);
    return minutes && { [name]: minutes };
  };
  const [foods, steps, ...rest] = body;
  if (foods?.type !== "list" || foods.ordered || steps?.type !== "list" || !steps.ordered || rest.length > 0)
    throw new Refused(node, "a recipe holds a list of foods and then a numbered list of steps, and nothing else");
  const ingredients = ingredientsOf(foods, writing);
  return {
    type: "recipe",
    data: {
      title,
      portions,
      ...time("minutes"),
      ...time("waiting"),
      ingredients: ingredients.map(({ food, grams, note }) => ({
        name: typeset(food.name[writing.locale], writing.locale),
        grams,
        note: typeset(note, writing.locale),
      })),
      steps: flatItems(steps).map((step) => inline(step, writing)),
      nutrients: inOnePortion(ingredients, portions),
    },
  };
}

/** `Яйцо куриное — 100 г (2 штуки)`: the name as the table has it, in the text's language. */
const INGREDIENT = /^(?<name>.+?)\s*[—–:,]\s*(?<grams>\d+(?:[.,]\d+)?)\s*(?:г|g)(?:\s*\((?<note>[^)]+)\))?$/;

const EXAMPLES: Record<Locale, string> = { ru: "Яблоко — 150 г", en: "Apple — 150 g" };

function ingredientsOf(list: List, { locale, foods }: Writing): Ingredient[] {
  return flatItems(list).map((item, n) => {
    const place = list.children[n] ?? list;
    const { name = "", grams = "", note = "" } = INGREDIENT.exec(fold(textOf(item)))?.groups ?? {};
    if (!name) throw new Refused(place, `a food is written: ${EXAMPLES[locale]}`);
    const food = foods.find((one) => fold(one.name[locale]).toLowerCase() === name.toLowerCase());
    const missing = food && nutrients.find((nutrient) => food[nutrient] === null);
    if (missing)
      throw new Refused(place, `reference-foods has no ${missing} of "${name}": a recipe needs every number`);
    if (!food) throw new Refused(place, `there is no food "${name}" in reference-foods`);
    return { food, grams: Number(grams.replace(",", ".")), note };
  });
}

/** Milligrams and millilitres as integers, protein to a tenth: the table is no more precise. */
function inOnePortion(ingredients: Ingredient[], portions: number): BlockOf<"recipe">["data"]["nutrients"] {
  const sums = nutrients.map((nutrient) => {
    const sum = ingredients.reduce((all, { food, grams }) => all + ((food[nutrient] ?? 0) * grams) / 100, 0) / portions;
    return [nutrient, nutrient === "protein" ? Math.round(sum * 10) / 10 : Math.round(sum)];
  });
  return Object.fromEntries(sums) as BlockOf<"recipe">["data"]["nutrients"];
}

function whole(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,3}$/.test(text ?? "") ? Number(text) : undefined;
}

function fold(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
