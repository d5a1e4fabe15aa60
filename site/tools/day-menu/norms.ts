import type { DayLimit } from "#contract/variables/day-limits.ts";
import { type Day, isUnread, optionalAmount, ownName } from "./day.ts";
import type { Counted } from "./food.ts";

/** Between which numbers a day should stay. */
export type Norm = { least?: number; most?: number; isOwn: boolean };
/** Why there is no norm yet: nobody has said the weight, or a number that it needs cannot be read. */
export type Lacking = "weight" | "mistake";

/** The doctor's number stands in place of ours; ours may need the weight. Null where there is no common norm. */
export function normOf(limit: DayLimit, nutrient: Counted, day: Day): Norm | Lacking | null {
  const own = optionalAmount(day.own[nutrient], ownName(nutrient));
  // What somebody meant to say is not left out in silence: the common norm may be another than theirs.
  if (isUnread(day.own[nutrient], ownName(nutrient))) return "mistake";
  if (own !== null) return limit.least === undefined ? { most: own, isOwn: true } : { least: own, isOwn: true };
  if (limit.least === undefined && limit.most === undefined) return null;
  if (limit.perKilogram && isUnread(day.dry, "dry")) return "mistake";
  if (limit.plusUrine && isUnread(day.urine, "urine")) return "mistake";
  const dry = optionalAmount(day.dry, "dry");
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

/** Unsure: not everything could be counted, and what was is not over. */
export type State = "under" | "within" | "over" | "unsure";

/** By the number as it is shown: 1000 of 1000 is within. `isWhole` where nothing is left out of it. */
export function stateOf(shown: number, { least, most }: Norm, isWhole: boolean): State {
  if (most !== undefined && shown > most) return "over";
  if (!isWhole) return "unsure";
  return least !== undefined && shown < least ? "under" : "within";
}
