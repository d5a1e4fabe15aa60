import type { DayLimit } from "#contract/variables/day-limits.ts";
import { type Day, isUnread, optionalAmount, ownName, type PersonName } from "./day.ts";
import type { Counted } from "./food.ts";

/** The bounds for a day. */
export type Norm = { least?: number; most?: number; isOwn: boolean };
/** Why there is no norm yet: the weight is missing, or the number of this field is unreadable. */
export type Lacking = "weight" | PersonName;

/** The doctor's limit replaces ours; ours may depend on the weight. Null if there is no common norm. */
export function normOf(limit: DayLimit, nutrient: Counted, day: Day): Norm | Lacking | null {
  const own = optionalAmount(day.own[nutrient], ownName(nutrient));
  // An unreadable doctor's limit is not silently ignored: the common norm may differ from it.
  if (isUnread(day.own[nutrient], ownName(nutrient))) return ownName(nutrient);
  if (own !== null) return limit.least === undefined ? { most: own, isOwn: true } : { least: own, isOwn: true };
  if (limit.least === undefined && limit.most === undefined) return null;
  if (limit.perKilogram && isUnread(day.dry, "dry")) return "dry";
  if (limit.plusUrine && isUnread(day.urine, "urine")) return "urine";
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

/** `unsure`: not everything could be counted, and the counted part is not over. */
export type State = "under" | "within" | "over" | "unsure";

/** Compares the number as shown: 1000 of 1000 is within. `isWhole`: everything could be counted. */
export function stateOf(shown: number, { least, most }: Norm, isWhole: boolean): State {
  if (most !== undefined && shown > most) return "over";
  if (!isWhole) return "unsure";
  return least !== undefined && shown < least ? "under" : "within";
}
