import type { DayLimit } from "#contract/variables/day-limits.ts";
import { type Day, optionalAmount } from "./day.ts";
import type { Counted } from "./food.ts";

/** Between which numbers a day should stay. */
export type Norm = { least?: number; most?: number; isOwn: boolean };
/** What has to be known before there is a norm. */
export type Lacking = "weight";

/** The doctor's number stands in place of ours; ours may need the weight. Null where there is no common norm. */
export function normOf(limit: DayLimit, nutrient: Counted, day: Day): Norm | Lacking | null {
  const own = optionalAmount(day.own[nutrient], "own");
  if (own !== null) return limit.least === undefined ? { most: own, isOwn: true } : { least: own, isOwn: true };
  const dry = optionalAmount(day.dry, "dry");
  if (limit.least === undefined && limit.most === undefined) return null;
  if (limit.perKilogram && dry === null) return "weight";
  const times = limit.perKilogram ? (dry ?? 0) : 1;
  const plus = limit.plusUrine ? (optionalAmount(day.urine, "urine") ?? 0) : 0;
  const whole = (amount: number) => Math.round(amount * times + plus);
  return {
    ...(limit.least !== undefined && { least: whole(limit.least) }),
    ...(limit.most !== undefined && { most: whole(limit.most) }),
    isOwn: false,
  };
}

export type State = "under" | "within" | "over";

/** By the number as it is shown: 1000 of 1000 is within. */
export function stateOf(shown: number, { least, most }: Norm): State {
  if (most !== undefined && shown > most) return "over";
  return least !== undefined && shown < least ? "under" : "within";
}
