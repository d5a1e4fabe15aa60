import { defaultLocale } from "#contract/locale.ts";
import { inPortion, type Level, levelOf, type Nutrient } from "#contract/variables/food-levels.ts";
import { type Food, FoodTable } from "#contract/variables/reference-tables.ts";
import { stemOf } from "#contract/stem-of.ts";
import { wordsOf } from "#api/search/search-words.ts";
import type { Fault } from "../fault.ts";
import type { ArticleFoods } from "../kinds/article-foods.ts";
import type { TextFile, Texts } from "./texts.ts";

/** What an article may not say of a food of this level; a medium level contradicts nothing. */
const CONTRADICTS: Record<"little" | "much", Level> = { little: "high", much: "low" };

/**
 * Articles list in their front matter which foods they call poor or rich in something; the table decides whether that
 * is true.
 */
export function findFoodContradictions({ files, sources }: Texts): Fault[] {
  const table = FoodTable.safeParse(
    sources.get("variable")?.find(({ name }) => name === "reference-foods")?.values[defaultLocale]?.["value"],
  ).data;
  if (!table) return [];
  return files.flatMap((file) => {
    const foods =
      file.locale === defaultLocale && file.folder === "articles" ? (file.front["foods"] as ArticleFoods) : undefined;
    return Object.entries(foods ?? {}).flatMap(([nutrient, said]) => [
      ...wrongSides(file, nutrient as Nutrient, said, table),
      ...leftOut(file, nutrient as Nutrient, said, table),
    ]);
  });
}

type Said = NonNullable<ArticleFoods[Nutrient]>;

function wrongSides(file: TextFile, nutrient: Nutrient, said: Said, table: FoodTable): Fault[] {
  return (["little", "much"] as const).flatMap((side) =>
    (said[side] ?? []).flatMap((name): Fault[] => {
      const field = `foods.${nutrient}.${side}`;
      const at = placeOf(file, field, name);
      const food = table.foods.find((one) => isNamed(one, name));
      if (!food) return [{ ...at, message: `${field}: there is no food ${name} in reference-foods` }];
      if (levelIn(food, nutrient, table) !== CONTRADICTS[side]) return [];
      const amount = Math.round(inPortion(food, nutrient) ?? 0);
      const says = CONTRADICTS[side] === "high" ? "much" : "little";
      return [
        {
          ...at,
          message: `${field}: reference-foods says ${says} of ${name}: ${amount} mg in ${food.portion.grams} g`,
        },
      ];
    }),
  );
}

/**
 * If a food with a high level is mentioned in the text, the front matter must list it: casual praise is easily
 * overlooked.
 */
function leftOut(file: TextFile, nutrient: Nutrient, said: Said, table: FoodTable): Fault[] {
  const named = [...(said.little ?? []), ...(said.much ?? [])].map((name) => headOf(name));
  const rich = Map.groupBy(table.foods, ({ name }) => headOf(name[defaultLocale]));
  return [...rich].flatMap(([head, foods]) => {
    if (named.includes(head) || foods.some((food) => levelIn(food, nutrient, table) !== "high")) return [];
    const text = file.texts.find(
      ({ text: words, field }) => !field && wordsOf(words).some((word) => headOf(word) === head),
    );
    if (!text) return [];
    const name = foods[0]?.name[defaultLocale];
    return [
      {
        file: file.file,
        line: text.line,
        message: `${name} has much ${nutrient} by reference-foods and is named here: add it to foods.${nutrient}.much`,
      },
    ];
  });
}

/** Undefined if the table has no number: then nothing contradicts. */
function levelIn(food: Food, nutrient: Nutrient, { limits }: FoodTable): Level | null {
  const amount = inPortion(food, nutrient);
  return amount === null ? null : levelOf(amount, limits[nutrient]);
}

function isNamed({ name }: Food, called: string): boolean {
  return Object.values(name).some((own) => own.toLowerCase() === called.trim().toLowerCase());
}

/** The noun in any form: «огурцах» is «Огурец свежий». */
function headOf(name: string): string {
  const [first = ""] = wordsOf(name);
  return stemOf(first);
}

function placeOf({ file, texts }: TextFile, field: string, name: string): { file: string; line: number } {
  const text = texts.find((one) => one.field === field && one.text.includes(name));
  return { file, line: text?.line ?? 1 };
}
