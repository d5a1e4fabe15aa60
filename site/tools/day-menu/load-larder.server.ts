import type { Locale } from "#contract/locale.ts";
import type { DayLimits } from "#contract/variables/day-limits.ts";
import { everydayNames } from "#contract/variables/everyday-names.ts";
import { treatments } from "#contract/variables/treatments.ts";
import type { FoodTable } from "#contract/variables/reference-tables.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { larderWords } from "./larder-words.ts";
import { counted, type Larder, type MenuFood, type TreatmentNorms } from "./food.ts";
import { loadNormArticles } from "./load-norm-articles.server.ts";
import { recipesOf } from "./recipes.server.ts";

const RECIPES = "recipes";

/** The foods of the reference tables, the recipes of our articles, and the daily norms, in the page's language. */
export async function loadLarder(site: SiteContext): Promise<Larder> {
  const { locale, api } = site;
  const [table, limits, dishes] = await Promise.all([
    loadVariable(site, "reference-foods"),
    loadVariable(site, "day-limits"),
    withFallback(site, api.nestedArticles({ category: "lifestyle", filters: { active: true }, with: ["parent"] }), {
      articles: [],
    }),
  ]);
  if (!table) return { foods: [], groups: {}, much: { potassium: 0, phosphorus: 0, sodium: 0 }, norms: null };
  const recipes = recipesOf(dishes.articles, table, RECIPES, locale);
  const called = everydayNames(table, locale);
  const groups = Object.entries(table.groups).map(([key, names]) => [key, names[locale]]);
  return {
    foods: [...table.foods.map((food) => toMenuFood(food, called.get(food.key), locale)), ...recipes],
    groups: {
      ...Object.fromEntries(groups),
      ...(recipes.length > 0 && { [RECIPES]: larderWords[locale].recipes }),
    },
    much: {
      potassium: table.limits.potassium[1],
      phosphorus: table.limits.phosphorus[1],
      sodium: table.limits.sodium[1],
    },
    norms: limits && (await loadNorms(site, limits)),
  };
}

function toMenuFood(food: FoodTable["foods"][number], also: string[] | undefined, locale: Locale): MenuFood {
  const { key, name, group, portion, potassium, phosphorus, sodium, protein, fluid, liquid } = food;
  const { poured, caution, additives } = food;
  return {
    key,
    name: name[locale],
    group,
    ...(also && { also }),
    portion: portion[locale],
    grams: portion.grams,
    amounts: { potassium, phosphorus, sodium, protein, fluid, drink: liquid ? fluid : 0 },
    ...(poured && { poured }),
    ...(caution && { caution }),
    ...(additives && { additives }),
  };
}

async function loadNorms(site: SiteContext, limits: DayLimits): Promise<Larder["norms"]> {
  const { locale } = site;
  const named = Object.values(limits.treatments).flatMap((own) => counted.map((one) => own[tableName(one)].article));
  const byAlias = await loadNormArticles(site, named);
  const shaped = treatments.map((treatment): [string, TreatmentNorms] => {
    const own = limits.treatments[treatment];
    const entries = counted.map((nutrient) => {
      const { note, ...limit } = own[tableName(nutrient)];
      return [nutrient, { ...limit, told: note?.[locale] ?? "", from: byAlias.get(limit.article) ?? null }];
    });
    return [treatment, { title: own.title[locale], limits: Object.fromEntries(entries) as TreatmentNorms["limits"] }];
  });
  return Object.fromEntries(shaped) as Larder["norms"];
}

/** The norm for fluid applies to what is drunk. */
function tableName(nutrient: (typeof counted)[number]) {
  return nutrient === "drink" ? "fluid" : nutrient;
}
