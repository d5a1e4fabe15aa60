import { type Indicator, isShare, sideOf } from "#contract/records/quality.ts";

export const WIDTH = 320;
/** Space at both ends of the axis, enough for the largest dot. */
export const MARGIN = 14;
/** The distance between stacked dots. */
const PITCH = 12;
/** The target line is visibly longer than a dot on it, and about as long in every plot. */
const ROWS = 4;
/** A taller stack is divided into columns. */
const TALLEST = 5;
const FOOT = 12;
/** Half of a dot: the axis ends under it, not in its middle. */
const CAP = 5;
/** The space between the target line and the dots of the slot of 100%. */
const GAP = 4;

export type Plot = {
  height: number;
  /** The ends of the scale. */
  from: number;
  to: number;
  /** Where the axis begins and ends: a share has no more than 100%. */
  start: number;
  end: number;
  /** The target's position, and which side of it is good. */
  target: number;
  good: [number, number];
  /** How many dots are in the slot of 100%, 0 if there is none. */
  slot: number;
  /** One per value, in the same order. */
  dots: { x: number; y: number }[];
};

/**
 * One dot per center on one scale: equal values are stacked exactly, because a dot moved aside would show another
 * value. Only a stack that would be a tower continues beside itself, away from the target or, at the target, on its good
 * side, if no other value is there. Nothing is above 100%: if that is the target, the whole good side is a slot of 100%,
 * labelled with its number of centers; otherwise the stack stays one column. The center with index `own` is at the
 * bottom of its stack.
 */
export function plotOf(indicator: Indicator, values: number[], target: number, own = -1): Plot {
  const { from, to } = scaleOf(indicator, values, target);
  const ownFirst = [...values.keys()].toSorted((one, other) => Number(other === own) - Number(one === own));
  const equal = Map.groupBy(ownFirst, (index) => values[index] ?? 0);
  const isAll = (value: number) => isShare(indicator) && value === 100;
  const columnsOf = (value: number, length: number) =>
    isAll(value) && target !== 100 ? 1 : Math.ceil(length / TALLEST);
  const atTarget = isAll(target) ? (equal.get(target)?.length ?? 0) : 0;
  const slot = columnsOf(target, atTarget) > 1 ? atTarget : 0;
  const stacked = [...equal].filter(([value]) => !slot || value !== target);
  const most = Math.max(1, ...stacked.map(([value, { length }]) => columnsOf(value, length)));
  const wide = MARGIN + (most - 1) * PITCH;
  const right = slot ? MARGIN + columnsOf(target, slot) * PITCH : wide;
  const good = sideOf(indicator) === "least" ? 1 : -1;
  // Plots side by side begin on one edge, unless columns would pass it.
  const passesEdge = stacked.some(([value, { length }]) => {
    const place = ((value - from) / (to - from)) * (WIDTH - MARGIN - right);
    return (Math.sign(value - target) || good) < 0 && place < (columnsOf(value, length) - 1) * PITCH;
  });
  const left = passesEdge ? wide : MARGIN;
  const toX = (value: number) => round(left + ((value - from) / (to - from)) * (WIDTH - left - right));
  const stacks = new Map(
    [...equal].map(([value, { length }]) => {
      const side = Math.sign(value - target) || good;
      const beside = [...equal.keys()].filter((other) => Math.sign(other - value) === side);
      const room = Math.min(...beside.map((other) => Math.abs(toX(other) - toX(value)))) / PITCH;
      const columns = Math.max(1, Math.min(columnsOf(value, length), Math.floor(room)));
      return [value, { side, rows: Math.ceil(length / columns) }];
    }),
  );
  const height = FOOT + PITCH * (1 + Math.max(ROWS, ...[...stacks.values()].map(({ rows }) => rows)));
  const dots = values.map((value, index) => {
    const { side, rows } = stacks.get(value) ?? { side: 1, rows: 1 };
    const place = equal.get(value)?.indexOf(index) ?? 0;
    const start = slot && value === target ? GAP + PITCH / 2 : 0;
    return {
      x: round(toX(value) + start + side * Math.floor(place / rows) * PITCH),
      y: round(height - FOOT - ((place % rows) + 0.5) * PITCH - 2),
    };
  });
  const at = toX(target);
  const start = toX(from) - CAP;
  const end = isShare(indicator) && to === 100 ? Math.max(toX(to), ...dots.map(({ x }) => x)) + CAP : WIDTH;
  return {
    height,
    from,
    to,
    start,
    end,
    target: at,
    good: good > 0 ? [at, end] : [start, at],
    slot,
    dots,
  };
}

type Label = { x: number; value: number; anchor: "start" | "middle" | "end"; isTarget: boolean };

/** The target's label below its line, and those ends of the scale that do not overlap it. */
export function labelsOf({ from, to, start, end, target: at, slot }: Plot, target: number): Label[] {
  const share = at / WIDTH;
  const ends: Label[] = [
    ...(share > 0.35 ? [{ x: start, value: from, anchor: "start" as const, isTarget: false }] : []),
    ...(share < 0.65 ? [{ x: end, value: to, anchor: "end" as const, isTarget: false }] : []),
  ];
  if (share > 0.9 || slot > 0) return [...ends, { x: end, value: target, anchor: "end", isTarget: true }];
  if (share < 0.1) return [...ends, { x: start, value: target, anchor: "start", isTarget: true }];
  return [...ends, { x: at, value: target, anchor: "middle", isTarget: true }];
}

/**
 * Percentages start a little below the minimum and end a little above the maximum; figures that should be small start
 * at zero.
 */
function scaleOf(indicator: Indicator, values: number[], target: number) {
  const least = Math.min(...values, target);
  const most = Math.max(...values, target);
  if (isShare(indicator)) return { from: Math.max(0, Math.floor(least) - 1), to: Math.min(100, Math.ceil(most) + 2) };
  const step = indicator === "infections" ? 0.1 : 1;
  return { from: 0, to: Math.ceil(most / step + 1) * step };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
