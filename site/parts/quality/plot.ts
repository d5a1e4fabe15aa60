import { type Indicator, isShare, sideOf } from "#contract/records/quality.ts";

export const WIDTH = 320;
const MARGIN = 28;
/** From one dot to the next. */
const PITCH = 13;
const MOST_COLUMNS = 4;
const FOOT = 12;

export type Plot = {
  height: number;
  /** The ends of the scale. */
  from: number;
  to: number;
  /** Where the target stands, and the side of it that is good. */
  target: number;
  good: [number, number];
  /** One a value, in their order. */
  dots: { x: number; y: number }[];
};

/** A dot a center, along one scale: equal values stand on top of each other, several abreast where the scale has room. */
export function plotOf(indicator: Indicator, values: number[], target: number): Plot {
  const { from, to, step } = scaleOf(indicator, values, target);
  const toX = (value: number) => MARGIN + ((value - from) / (to - from)) * (WIDTH - 2 * MARGIN);
  const columns = Math.max(1, Math.min(MOST_COLUMNS, Math.floor((toX(from + step) - toX(from)) / PITCH)));
  const equal = Map.groupBy(values.keys(), (index) => values[index] ?? 0);
  const rows = Math.max(1, ...[...equal.values()].map(({ length }) => Math.ceil(length / columns)));
  const height = FOOT + rows * PITCH + PITCH;
  const places = values.map((value, index) => {
    const alike = equal.get(value) ?? [];
    const place = alike.indexOf(index);
    const abreast = Math.min(columns, alike.length - Math.floor(place / columns) * columns);
    return {
      x: round(toX(value) + ((place % columns) - (abreast - 1) / 2) * PITCH),
      y: round(height - FOOT - (Math.floor(place / columns) + 0.5) * PITCH - 2),
    };
  });
  const at = round(toX(target));
  return {
    height,
    from,
    to,
    target: at,
    good: sideOf(indicator) === "least" ? [at, WIDTH - MARGIN / 2] : [MARGIN / 2, at],
    dots: places,
  };
}

/** Shares stand between a little under the least and a little over the most; what should be small begins at nothing. */
function scaleOf(indicator: Indicator, values: number[], target: number) {
  const least = Math.min(...values, target);
  const most = Math.max(...values, target);
  if (isShare(indicator))
    return { from: Math.max(0, Math.floor(least) - 1), to: Math.min(100, Math.ceil(most) + 2), step: 1 };
  const step = indicator === "infections" ? 0.1 : 1;
  return { from: 0, to: Math.ceil(most / step + 1) * step, step };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
