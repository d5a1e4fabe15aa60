import { type Treatment, treatments } from "#contract/variables/treatments.ts";
import { DECIMAL, type NumberFault, readNumber } from "../../i18n/read-number.ts";
import { type Counted, counted } from "./food.ts";

export const meals = ["breakfast", "lunch", "dinner", "snacks"] as const;
export type Meal = (typeof meals)[number];

/** Values are kept as typed, so that nobody has to type them again. */
export type Entry = { meal: Meal; food: string; grams: string };
export type Day = {
  treatment: Treatment;
  /** Dry weight in kilograms, and urine in millilitres per day. */
  dry: string;
  urine: string;
  /** The doctor's limits, which replace the common norms. */
  own: Record<Counted, string>;
  /** By meal, as the form has their fields. */
  entries: Entry[];
  /** The meal that gets the next food. */
  to: Meal;
};

/** More than anybody eats in a day. */
const MOST_ENTRIES = 60;
const LONGEST = 20;
const ENTRY = /^(?<meal>[a-z]+)\.(?<food>[a-z0-9-]{1,60})$/;

export const limits = {
  grams: [1, 3000],
  dry: [20, 250],
  urine: [0, 5000],
  // Plausible bounds for a doctor's limit: they catch litres instead of millilitres and an extra digit.
  "own-potassium": [100, 6000],
  "own-phosphorus": [100, 3000],
  "own-sodium": [100, 6000],
  "own-protein": [1, 250],
  "own-drink": [100, 5000],
} as const satisfies Record<"grams" | PersonName, [number, number]>;

/** Parses a query: `?treatment=…&dry=70&breakfast.apple=150&lunch.borscht=300`. */
export function readDay(query: URLSearchParams): Day {
  const typed = (name: string) => (query.get(name) ?? "").trim().slice(0, LONGEST);
  const entries = [...query].flatMap(([name, grams]): Entry[] => {
    const { meal, food = "" } = ENTRY.exec(name)?.groups ?? {};
    const known = meals.find((one) => one === meal);
    return known ? [{ meal: known, food, grams: grams.trim().slice(0, LONGEST) }] : [];
  });
  return {
    treatment: treatments.find((one) => one === query.get("treatment")) ?? treatments[0],
    dry: typed("dry"),
    urine: typed("urine"),
    own: Object.fromEntries(counted.map((nutrient) => [nutrient, typed(ownName(nutrient))])) as Day["own"],
    entries: byMeal(entries).slice(0, MOST_ENTRIES),
    to: meals.find((one) => one === query.get("to")) ?? meals[0],
  };
}

/** Empty values are left out. */
export function toQuery({ treatment, dry, urine, own, entries, to }: Day): string {
  return new URLSearchParams(
    [
      ["treatment", treatment === treatments[0] ? "" : treatment],
      ["dry", dry],
      ["urine", urine],
      ...counted.map((nutrient) => [ownName(nutrient), own[nutrient]]),
      ...entries.map(({ meal, food, grams }) => [entryName({ meal, food }), grams]),
      ["to", to === meals[0] ? "" : to],
    ].filter(([name = "", value]) => value || ENTRY.test(name)),
  ).toString();
}

/** In the order of the day. Otherwise what is typed into a row would be read as another one's. */
export function byMeal(entries: Entry[]): Entry[] {
  return meals.flatMap((meal) => entries.filter((entry) => entry.meal === meal));
}

/** The name of the entry's field. */
export function entryName({ meal, food }: Pick<Entry, "meal" | "food">): string {
  return `${meal}.${food}`;
}

type OwnName = `own-${Counted}`;
/** A field that norms depend on. */
export type PersonName = "dry" | "urine" | OwnName;

export function ownName(nutrient: Counted): OwnName {
  return `own-${nutrient}`;
}

/** How much of a food the chosen meal has; unreadable amounts are not counted. */
export function gramsIn({ entries, to }: Day, food: string): number {
  return entries.reduce((sum, one) => sum + (one.meal === to && one.food === food ? (gramsOf(one) ?? 0) : 0), 0);
}

/** Whether there is no room for another food. */
export function isFull({ entries }: Day): boolean {
  return entries.length >= MOST_ENTRIES;
}

export function readAmount(typed: string, name: keyof typeof limits): number | NumberFault {
  return readNumber(typed, DECIMAL, limits[name]);
}

/** Not empty, but not a valid number. */
export function isUnread(typed: string, name: keyof typeof limits): boolean {
  const read = readAmount(typed, name);
  return typeof read !== "number" && read !== "missing";
}

/** An optional number; null if it is empty or unreadable. */
export function optionalAmount(typed: string, name: keyof typeof limits): number | null {
  const read = readAmount(typed, name);
  return typeof read === "number" ? read : null;
}

export function gramsOf({ grams }: Entry): number | null {
  return optionalAmount(grams, "grams");
}
