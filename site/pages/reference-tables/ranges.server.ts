import type { Locale } from "#contract/locale.ts";
import type { Lab } from "#contract/variables/reference-tables.ts";
import { formatNumber } from "../../i18n/format-number.ts";

type Range = Lab["target"];
type Words = { from: string; to: string; below: string; above: string; or: string };

/** The goal, what may wait for the next visit on either side of it, and what may not. */
export function describeRanges({ target, watch }: Pick<Lab, "target" | "watch">, words: Words, locale: Locale) {
  const number = (value: number) => formatNumber(value, locale);
  const inside = ([low, high]: Range) => {
    if (low !== null && high !== null) return `${number(low)}–${number(high)}`;
    if (low !== null) return `${words.from} ${number(low)}`;
    return high === null ? "" : `${words.to} ${number(high)}`;
  };
  // Where the goal ends is where waiting ends: nothing lies between.
  const between = (from: number | null, to: number | null) =>
    from === null || to === null || from === to ? "" : inside([from, to]);
  const below = between(watch[0], target[0]);
  const above = between(target[1], watch[1]);
  const calls = [
    watch[0] === null ? "" : `${words.below} ${number(watch[0])}`,
    watch[1] === null ? "" : `${words.above} ${number(watch[1])}`,
  ];
  // A range stays on one line; the two sides may stand one under the other.
  const join = (sides: string[]) =>
    sides
      .filter(Boolean)
      .map((side) => side.replaceAll(" ", "\u00a0"))
      .join(` ${words.or} `);
  return { target: join([inside(target)]), watch: join([below, above]), call: join(calls) };
}
