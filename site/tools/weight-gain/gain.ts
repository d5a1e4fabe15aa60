import type { DayLimit, WeightLimits } from "#contract/variables/day-limits.ts";

/** Kilograms; urine in millilitres per day. Optional values are null. */
export type Weights = {
  dry: number;
  now: number;
  urine: number | null;
  /** After the last session. */
  after: number | null;
  /** The gain that the patient's doctor allows. */
  own: number | null;
};

export type Gain = {
  /** Since the last session; negative if weight was lost. */
  gain: number;
  /** Of dry weight. */
  percent: number;
  /** The maximum gain, and whether the patient's doctor set it. */
  most: number;
  isOwn: boolean;
  isOver: boolean;
  /** Above dry weight: what the session has to remove. Negative if lighter than dry weight. */
  excess: number;
  /** How much of it one session can remove, in litres. */
  removable: number;
  /** How much to drink in a day, ml; null if there is no common limit. */
  drink: number | null;
};

/** All numbers are rounded as shown, and compared as shown: 2.8 of 2.8 is within the limit. */
export function gainOf(
  { dry, now, urine, after, own }: Weights,
  { gain: { mostPercent }, removal }: WeightLimits,
  fluid: DayLimit,
): Gain {
  const gained = now - (after ?? dry);
  const gain = toTenth(gained);
  const most = toTenth(own ?? (dry * mostPercent) / 100);
  return {
    gain,
    percent: toTenth((gained / dry) * 100),
    most,
    isOwn: own !== null,
    isOver: gain > most,
    excess: toTenth(now - dry),
    removable: toTenth((dry * removal.mostPerKilogramHour * removal.hours) / 1000),
    drink: fluid.most === undefined ? null : Math.round(fluid.most + (fluid.plusUrine ? (urine ?? 0) : 0)),
  };
}

/** Scales show no more. Weights have two decimals at most, so smaller differences are floating-point errors. */
function toTenth(value: number): number {
  return Math.round(Math.round(value * 1000) / 100) / 10 + 0;
}
