import type { Recipe } from "#contract/blocks/recipe.ts";
import { counted } from "../../../i18n/plural.ts";
import { defineWords } from "../../../i18n/use-words.tsx";

type Nutrient = keyof Recipe["data"]["nutrients"];

type Words = {
  portions: (count: number) => string;
  /** The cooking time, and the waiting time in addition. */
  time: (minutes: number, waiting?: number) => string;
  grams: (count: number) => string;
  number: (count: number) => string;
  ingredients: string;
  steps: string;
  inPortion: string;
  nutrients: [nutrient: Nutrient, name: string, unit: string][];
  about: string;
  wholeDay: string;
};

const comma = (count: number) => String(count).replace(".", ",");

const hours = (minutes: number, hour: string, minute: string) =>
  minutes % 60 === 0 ? `${minutes / 60}\u00a0${hour}` : `${minutes}\u00a0${minute}`;

export const recipeWords = defineWords<Words>({
  ru: {
    portions: (count) => counted("ru", count, { one: "порция", few: "порции", many: "порций", other: "порции" }),
    time: (minutes, waiting) => `${minutes}\u00a0мин${waiting ? ` и\u00a0${hours(waiting, "ч", "мин")} ожидания` : ""}`,
    grams: (count) => `${comma(count)}\u00a0г`,
    number: comma,
    ingredients: "Продукты",
    steps: "Как готовить",
    inPortion: "В одной порции",
    nutrients: [
      ["potassium", "Калий", "мг"],
      ["phosphorus", "Фосфор", "мг"],
      ["sodium", "Натрий", "мг"],
      ["protein", "Белок", "г"],
      ["fluid", "Жидкость", "мл"],
    ],
    about: "Посчитано по нашей таблице продуктов, округлено. Ваши нормы назначает врач.",
    wholeDay: "Посчитать весь день",
  },
  en: {
    portions: (count) => `${count}\u00a0${count === 1 ? "serving" : "servings"}`,
    time: (minutes, waiting) => `${minutes}\u00a0min${waiting ? ` plus ${hours(waiting, "h", "min")} waiting` : ""}`,
    grams: (count) => `${count}\u00a0g`,
    number: String,
    ingredients: "Ingredients",
    steps: "Method",
    inPortion: "In one serving",
    nutrients: [
      ["potassium", "Potassium", "mg"],
      ["phosphorus", "Phosphorus", "mg"],
      ["sodium", "Sodium", "mg"],
      ["protein", "Protein", "g"],
      ["fluid", "Fluid", "ml"],
    ],
    about: "Calculated from our food table and rounded. Your doctor sets your own limits.",
    wholeDay: "Add up the whole day",
  },
});
