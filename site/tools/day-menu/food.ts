import type { DayLimit } from "#contract/variables/day-limits.ts";
import type { Treatment } from "#contract/variables/treatments.ts";
import type { FoodNutrient } from "#contract/variables/reference-tables.ts";

/** What a day is summed by: what the table of foods counts, and how much of the fluid is drunk. */
export const counted = ["potassium", "phosphorus", "sodium", "protein", "drink"] as const;
export type Counted = (typeof counted)[number];

/** Of 100 g; null where the table has no number. `fluid` is all the water, `drink` the part of it that is liquid. */
export type Amounts = Record<FoodNutrient | "drink", number | null>;

/** A food of the table, or a recipe: what can stand on a plate, in one language. */
export type MenuFood = {
  key: string;
  name: string;
  group: string;
  /** What it is called besides. */
  also?: string[];
  /** How much one eats at a time, in words and in grams. */
  portion: string;
  grams: number;
  amounts: Amounts;
  /** Dangerous in any amount, or interferes with common medicines. */
  caution?: "never" | "medicines";
  /** Usually has phosphate additives. */
  additives?: true;
  /** Of a recipe: its page. */
  href?: string;
};

/** The data of the tool, loaded once: the browser then sends no further requests. */
export type Larder = {
  foods: MenuFood[];
  groups: Record<string, string>;
  /** Above these a portion holds much; mg. */
  much: Record<"potassium" | "phosphorus" | "sodium", number>;
  /** Null if nobody has written the norms. */
  norms: Record<Treatment, TreatmentNorms> | null;
};

/** An article that a norm is taken from, with who checked it and the first of its sources. */
export type NormArticle = {
  title: string;
  href: string;
  reviewer: string | null;
  source: { title: string; url: string | null } | null;
};

/** The norms of one way of treatment, with what is said about each. */
export type TreatmentNorms = {
  title: string;
  limits: Record<Counted, DayLimit & { told: string; from: NormArticle | null }>;
};
