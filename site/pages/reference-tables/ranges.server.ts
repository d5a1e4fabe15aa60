import type { Locale } from "#contract/locale.ts";
import type { Lab } from "#contract/variables/reference-tables.ts";
import { formatNumber } from "../../i18n/format-number.ts";

type Range = Lab["target"];
type Limits = Pick<Lab, "target" | "watch" | "call" | "danger">;
type Soon = "today" | "duty" | "now";
type Words = { from: string; to: string; below: string; above: string; or: string; soon: Record<Soon, string> };

/** A number torn off its range is misread. */
export const WORD_JOINER = "\u2060";

/**
 * The target range, the ranges on either side that can wait for the next visit, and those that cannot, with how soon to
 * call.
 */
export function describeRanges({ target, watch, call, danger }: Limits, words: Words, locale: Locale) {
  const number = (value: number) => formatNumber(value, locale);
  const below = (value: number | null) => (value === null ? "" : `${words.below} ${number(value)}`);
  const above = (value: number | null) => (value === null ? "" : `${words.above} ${number(value)}`);
  const inside = ([low, high]: Range) => {
    if (low !== null && high !== null) return `${number(low)}–${WORD_JOINER}${number(high)}`;
    if (low !== null) return `${words.from} ${number(low)}`;
    return high === null ? "" : `${words.to} ${number(high)}`;
  };
  /**
   * Without a limit every value beyond the target can wait; if the limit equals the target's end, there is nothing in
   * between.
   */
  const waits = (goal: number | null, end: number | null, beyond: (value: number | null) => string) => {
    if (goal === null || goal === end) return "";
    return end === null ? beyond(goal) : inside(goal < end ? [goal, end] : [end, goal]);
  };
  const soon = (when: Soon) => [
    call.below === when ? below(watch[0]) : when === "now" ? below(danger[0]) : "",
    call.above === when ? above(watch[1]) : when === "now" ? above(danger[1]) : "",
  ];
  // A range never wraps; the two sides may go on two lines.
  const join = (sides: string[]) =>
    sides
      .filter(Boolean)
      .map((side) => side.replaceAll(" ", "\u00a0"))
      .join(` ${words.or} `);
  return {
    target: join([inside(target)]),
    watch: join([waits(target[0], watch[0], below), waits(target[1], watch[1], above)]),
    call: (["today", "duty", "now"] as const)
      .map((when) => ({ range: join(soon(when)), soon: words.soon[when] }))
      .filter(({ range }) => range !== ""),
  };
}
