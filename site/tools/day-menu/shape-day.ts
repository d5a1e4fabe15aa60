import type { NumberFault } from "../../i18n/read-number.ts";
import { type Day, entryName, gramsOf, type Meal, meals, readAmount } from "./day.ts";
import { type Counted, counted, type Larder, type MenuFood, type NormArticle } from "./food.ts";
import { type Lacking, type Norm, normOf, type State, stateOf } from "./norms.ts";
import { type Exchanged, exchanged, insteadOf } from "./replace.ts";
import { amountOf, type Eaten, sumOf } from "./sums.ts";

/** A food of the day as its row shows it. */
export type Row = {
  /** The name of its field; `place` distinguishes two rows with the same name. */
  name: string;
  place: number;
  title: string;
  grams: string;
  fault: NumberFault | null;
  /** The usual portion. */
  portion: { words: string; grams: number } | null;
  /** Measured in millilitres. */
  isPoured: boolean;
  /** Its nutrients; null if unknown. */
  amounts: Record<Counted, number | null>;
  caution: MenuFood["caution"] | null;
  /** No longer in the table. */
  isUnknown: boolean;
  href: string | null;
};

type Weighed = { key: string; name: string; amount: number };
/** `lessProtein`: the lost grams of protein if that matters, otherwise 0. */
type Offer = Weighed & { lessProtein: number };
type Norms = Map<Counted, Norm>;

/** The day's total of a nutrient, compared with its norm. */
export type Total = {
  nutrient: Counted;
  amount: number;
  /** Foods without a value in the table, and foods with an unreadable weight: `amount` is then a minimum. */
  missing: string[];
  unweighed: string[];
  norm: Norm | null;
  lacking: Lacking | null;
  state: State | null;
  told: string | null;
  from: NormArticle | null;
  /** If over the norm: the food that contributes most, and possible replacements. */
  heaviest: (Weighed & { group: string; meals: Meal[]; instead: Offer[] }) | null;
};

export type DayView = {
  meals: { meal: Meal; rows: Row[] }[];
  totals: Total[];
  /** Water in food that is not drunk, ml. */
  hiddenWater: number;
  isEmpty: boolean;
  /** Breakfast, lunch and dinner are not empty: otherwise the day is incomplete. */
  hasMeals: boolean;
};

type Plate = Eaten & { food: MenuFood | undefined; title: string; meal: Meal };

const MOST_OFFERED = 3;
/** A loss of protein that does not matter, in grams. */
const SMALL_LOSS = 1;
/** A replacement that loses more than this share of the protein norm is not offered if protein would be too low. */
const LARGE_LOSS = 1 / 10;

const MAIN_MEALS = meals.filter((meal) => meal !== "snacks");
const UNKNOWN = { potassium: null, phosphorus: null, sodium: null, protein: null, fluid: null, drink: null };

/** Everything the page shows of a day: the same in the browser and on the server. */
export function shapeDay(larder: Larder, day: Day): DayView {
  const byKey = new Map(larder.foods.map((food) => [food.key, food]));
  const plates = day.entries.map((entry): Plate => {
    const food = byKey.get(entry.food);
    return {
      food,
      meal: entry.meal,
      title: food?.name ?? entry.food,
      amounts: food?.amounts ?? UNKNOWN,
      grams: gramsOf(entry),
    };
  });
  const rows = plates.map((plate, place): Row & { meal: Meal } => {
    const entry = day.entries[place] as Day["entries"][number];
    const read = readAmount(entry.grams, "grams");
    const amounts = counted.map((nutrient) => [nutrient, rounded(nutrient, amountOf(plate, nutrient))]);
    return {
      meal: entry.meal,
      name: entryName(entry),
      place,
      title: plate.title,
      grams: entry.grams,
      fault: typeof read === "number" ? null : read,
      portion: plate.food ? { words: plate.food.portion, grams: plate.food.grams } : null,
      isPoured: plate.food?.poured ?? false,
      amounts: Object.fromEntries(amounts) as Row["amounts"],
      caution: plate.food?.caution ?? null,
      isUnknown: !plate.food,
      href: plate.food?.href ?? null,
    };
  });
  const water = sumOf(plates, "fluid").amount - sumOf(plates, "drink").amount;
  return {
    meals: meals.map((meal) => ({ meal, rows: rows.filter((row) => row.meal === meal) })),
    totals: totalsOf(plates, larder, day),
    hiddenWater: Math.round(water),
    isEmpty: plates.length === 0,
    hasMeals: MAIN_MEALS.every((meal) => rows.some((row) => row.meal === meal)),
  };
}

/** Something could not be counted. */
export function isAtLeast({ missing, unweighed }: Total): boolean {
  return missing.length + unweighed.length > 0;
}

function totalsOf(plates: Plate[], larder: Larder, day: Day): Total[] {
  const limits = larder.norms?.[day.treatment].limits;
  const found = new Map(counted.map((nutrient) => [nutrient, limits ? normOf(limits[nutrient], nutrient, day) : null]));
  const norms: Norms = new Map([...found].flatMap(([of, one]) => (one && typeof one === "object" ? [[of, one]] : [])));
  return counted.map((nutrient) => {
    const total = totalOf(nutrient, plates, found.get(nutrient) ?? null);
    return {
      ...total,
      told: limits?.[nutrient].told ?? null,
      from: limits?.[nutrient].from ?? null,
      heaviest: total.state === "over" ? heaviestOf(nutrient, plates, larder, norms) : null,
    };
  });
}

function totalOf(nutrient: Counted, plates: Plate[], found: Norm | Lacking | null) {
  const { amount, missing } = sumOf(plates, nutrient);
  const norm = typeof found === "string" ? null : found;
  const shown = rounded(nutrient, amount) ?? 0;
  const state = norm && stateOf(shown, norm, missing.length === 0);
  const left = missing.flatMap((place) => plates[place] ?? []);
  const titlesOf = (some: Plate[]) => [...new Set(some.map(({ title }) => title))];
  return {
    nutrient,
    amount: shown,
    missing: titlesOf(left.filter(({ grams }) => grams !== null)),
    unweighed: titlesOf(left.filter(({ grams }) => grams === null)),
    norm,
    lacking: typeof found === "string" ? found : null,
    state,
  };
}

/** The same food in several meals counts together, and is replaced in all of them. */
function heaviestOf(nutrient: Counted, plates: Plate[], larder: Larder, norms: Norms): Total["heaviest"] {
  const byFood = Map.groupBy(plates, ({ food }) => food);
  const weighed = [...byFood].flatMap(([food, own]) =>
    food
      ? [
          {
            food,
            own,
            amount: sumOf(own, nutrient).amount,
            grams: own.reduce((sum, { grams }) => sum + (grams ?? 0), 0),
          },
        ]
      : [],
  );
  const most = weighed.toSorted((a, b) => b.amount - a.amount)[0];
  if (!most) return null;
  const { food, own, amount, grams } = most;
  const instead = isExchanged(nutrient) ? insteadOf(food, grams, nutrient, larder) : [];
  const offers = instead.flatMap((other): Offer[] => {
    const after = plates.map((plate) => (plate.food === food ? { ...plate, amounts: other.amounts } : plate));
    if (isHarmful(plates, after, nutrient, norms)) return [];
    const lost = lessProtein(plates, after, norms);
    if (lost > (norms.get("protein")?.least ?? Infinity) * LARGE_LOSS) return [];
    const held = rounded(nutrient, amountOf({ amounts: other.amounts, grams }, nutrient)) ?? 0;
    return [{ key: other.key, name: other.name, amount: held, lessProtein: lost }];
  });
  return {
    key: food.key,
    name: food.name,
    group: food.group,
    amount: rounded(nutrient, amount) ?? 0,
    meals: meals.filter((meal) => own.some((plate) => plate.meal === meal)),
    instead: offers.toSorted((a, b) => Number(a.lessProtein > 0) - Number(b.lessProtein > 0)).slice(0, MOST_OFFERED),
  };
}

/** Another nutrient would exceed its norm, or exceed it by more. */
function isHarmful(before: Plate[], after: Eaten[], nutrient: Counted, norms: Norms): boolean {
  return counted.some((other) => {
    const most = norms.get(other)?.most;
    const amount = sumOf(after, other).amount;
    return other !== nutrient && most !== undefined && amount > most && amount > sumOf(before, other).amount;
  });
}

/** How many grams of protein are lost, if that leaves too little or the norm is unknown. */
function lessProtein(before: Eaten[], after: Eaten[], norms: Norms): number {
  const amount = sumOf(after, "protein").amount;
  const lost = rounded("protein", sumOf(before, "protein").amount - amount) ?? 0;
  return lost >= SMALL_LOSS && amount < (norms.get("protein")?.least ?? Infinity) ? lost : 0;
}

function isExchanged(nutrient: Counted): nutrient is Exchanged {
  return exchanged.some((one) => one === nutrient);
}

/** Milligrams and millilitres as integers, protein to one decimal: the table is no more precise. */
function rounded(nutrient: Counted, amount: number | null): number | null {
  if (amount === null) return null;
  return nutrient === "protein" ? Math.round(amount * 10) / 10 : Math.round(amount);
}
