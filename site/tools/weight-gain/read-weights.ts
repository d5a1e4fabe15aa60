import type { Locale } from "#contract/locale.ts";
import { DECIMAL, type NumberFault, readNumber } from "../../i18n/read-number.ts";
import { withoutThousands } from "../../i18n/without-thousands.ts";
import { requiredWeights, type TypedWeights, type WeightField, weightFields } from "../../parts/weight/weights.ts";
import type { Weights } from "./gain.ts";

/** `far`: implausible for this dry weight; an extra digit, or two swapped fields. */
export type WeightFault = NumberFault | "far";
export type Asked = {
  typed: TypedWeights;
  faults: Partial<Record<WeightField, WeightFault>>;
  /** Null if something is invalid. */
  weights: Weights | null;
};

const bounds = {
  dry: [20, 250],
  now: [20, 250],
  urine: [0, 5000],
  after: [20, 250],
  own: [0.1, 10],
} as const satisfies Record<WeightField, [number, number]>;
const LONGEST = 20;
const FAR = 1 / 5;
/** Relative to dry weight: doctors allow 4 to 5 per cent between two sessions. */
const FAR_GAIN = 6 / 100;

/** Parses a query: `?dry=70&now=72.5`. A query without a weight has no result yet. */
export function readWeights(query: URLSearchParams, locale: Locale): Asked & { isAsked: boolean } {
  const typed = Object.fromEntries(
    weightFields.map((name) => [name, (query.get(name) ?? "").trim().slice(0, LONGEST)]),
  ) as TypedWeights;
  return { ...check(typed, locale), isAsked: query.has("now") };
}

function check(typed: TypedWeights, locale: Locale): Asked {
  // No weight has thousands: 70,250 kg has three decimals.
  const textOf = (name: WeightField) => (name === "urine" ? withoutThousands(typed[name], locale) : typed[name]);
  const read = (name: WeightField) => readNumber(withoutUnit(textOf(name)), DECIMAL, bounds[name]);
  const faults = Object.fromEntries(
    weightFields.flatMap((name) => {
      const value = read(name);
      const isWrong = typeof value === "string" && (value !== "missing" || requiredWeights.has(name));
      return isWrong ? [[name, value]] : [];
    }),
  ) as Asked["faults"];
  const number = (name: WeightField) => {
    const value = read(name);
    return typeof value === "number" ? value : null;
  };
  const dry = number("dry");
  for (const name of ["now", "after"] as const) {
    const weight = number(name);
    if (dry !== null && weight !== null && Math.abs(weight - dry) > dry * FAR) faults[name] = "far";
  }
  const own = number("own");
  if (dry !== null && own !== null && own > dry * FAR_GAIN) faults.own = "far";
  const now = number("now");
  if (Object.keys(faults).length > 0 || dry === null || now === null) return { typed, faults, weights: null };
  return {
    typed,
    faults,
    weights: { dry, now, urine: number("urine"), after: number("after"), own },
  };
}

/** "70 kg" is a number too. */
function withoutUnit(text: string): string {
  return text.replace(/\s*(?:кг|kg|мл|ml)\.?$/i, "");
}
