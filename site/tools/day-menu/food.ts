import type { DayLimit } from "#contract/variables/day-limits.ts";
import type { Treatment } from "#contract/variables/treatments.ts";
import type { FoodNutrient } from "#contract/variables/reference-tables.ts";

/** The nutrients that are summed up: those of the food table, and the drunk part of the fluid. */
export const counted = ["potassium", "phosphorus", "sodium", "protein", "drink"] as const;
export type Counted = (typeof counted)[number];

/** Per 100 g; null if the table has no value. `fluid` is all water, `drink` the part of it that is drunk. */
export type Amounts = Record<FoodNutrient | "drink", number | null>;

/** A food of the table or a recipe, in one language. */
export type MenuFood = {
  key: string;
  name: string;
  group: string;
  /** Other names. */
  also?: string[];
  /** The usual portion, in words and in grams, or millilitres of a drink. */
  portion: string;
  grams: number;
  amounts: Amounts;
  /** Dangerous in any amount, or interferes with common medicines. */
  caution?: "never" | "medicines";
  /** A drink: entered in millilitres, one of which counts as a gram. */
  poured?: true;
  /** Usually has phosphate additives. */
  additives?: true;
  /** The recipe's page. */
  href?: string;
};

/** The data of the tool, loaded once: the browser then sends no further requests. */
export type Larder = {
  foods: MenuFood[];
  groups: Record<string, string>;
  /** Above these values a portion has a high level; mg. */
  much: Record<"potassium" | "phosphorus" | "sodium", number>;
  /** Null if there are no norms in the content. */
  norms: Record<Treatment, TreatmentNorms> | null;
};

/** The article that a norm is taken from, with its reviewer and its first source. */
export type NormArticle = {
  title: string;
  href: string;
  reviewer: string | null;
  source: { title: string; url: string | null } | null;
};

/** The norms of one kind of treatment, with an explanation for each. */
export type TreatmentNorms = {
  title: string;
  limits: Record<Counted, DayLimit & { told: string; from: NormArticle | null }>;
};
