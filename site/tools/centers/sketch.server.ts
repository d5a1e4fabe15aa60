import { METRO, WAY_MARKS, type WayMark } from "#contract/way-marks.ts";

type Point = { x: number; y: number };
/** A segment of the way: what is beside it, and on which side. */
export type Stretch = { mark: WayMark; from: Point; to: Point; aside: Point };
export type Sketch = {
  width: number;
  height: number;
  stop: "bus" | "metro";
  stretches: Stretch[];
  /** Half of the walk lies before it, half behind it. */
  middle: Point;
  crossroads: Road[];
  /** Shores of a sea or river, closed beyond the edge of the sheet. */
  coasts: string[];
};
type Road = { from: Point; to: Point };

const WIDTH = 440;
/** Space for what is beside and below the way, and for the line with the minutes. */
const BESIDE = 90;
const UNDER = 30;
const FOOT = 56;

/** The area for the way: the rest is for what is beside it. */
const ROOM = { left: 60, right: 328, top: 100, bottom: 178 };
const EAST: Point = { x: 1, y: 0 };
/** How much a slope rises, relative to its length. */
const SLOPE = 0.3;
/** Streets and water continue beyond the edge of the sheet, which clips them. */
const BEYOND = 40;
/** From the middle of the road to the shore. */
const SHORE = 32;

/**
 * Turns the words of a record's sketch into lines on a sheet, from the stop on the left. It only illustrates the list,
 * so it need not be exact.
 */
export function sketchOf(words: string): Sketch {
  const marks = words.split(" ").filter((word): word is WayMark => (WAY_MARKS as readonly string[]).includes(word));
  // Objects are on the outer side of a turn, where there is no street.
  const side = marks.find(isTurn) === "left" ? 1 : -1;
  let at: Point = { x: 0, y: 0 };
  let heading = EAST;
  const stretches: Stretch[] = [];
  for (const mark of withStretches(marks)) {
    if (isTurn(mark)) heading = mark === "right" ? { x: -heading.y, y: heading.x } : { x: heading.y, y: -heading.x };
    else {
      const rise = mark === "uphill" ? -SLOPE : mark === "downhill" ? SLOPE : 0;
      const to = { x: at.x + heading.x, y: at.y + heading.y + rise };
      stretches.push({ mark, from: at, to, aside: { x: -heading.y * side, y: heading.x * side } });
      at = to;
    }
  }
  return { stop: words.startsWith(METRO) ? "metro" : "bus", ...fit(stretches) };
}

function isTurn(mark: WayMark | undefined): mark is "left" | "right" {
  return mark === "left" || mark === "right";
}

/** There is a segment before the first turn, and one after the last. */
function withStretches(marks: WayMark[]): WayMark[] {
  const begun: WayMark[] = marks.length === 0 || isTurn(marks[0]) ? ["street", ...marks] : marks;
  return isTurn(begun.at(-1)) ? [...begun, "street"] : begun;
}

function fit(stretches: Stretch[]): Omit<Sketch, "stop"> {
  const points = stretches.flatMap(({ from, to }) => [from, to]);
  const across = spread(
    points.map(({ x }) => x),
    ROOM.left,
    ROOM.right,
  );
  const down = spread(
    points.map(({ y }) => y),
    ROOM.top,
    ROOM.bottom,
  );
  const place = ({ x, y }: Point) => ({ x: across(x), y: down(y) });
  const placed = stretches.map((one) => ({ ...one, from: place(one.from), to: place(one.to) }));
  const lowest = placed.flatMap(({ from, to, aside }) => [
    Math.max(from.y, to.y) + UNDER,
    aside.y > 0 ? (from.y + to.y) / 2 + BESIDE : 0,
  ]);
  const height = Math.max(...lowest) + FOOT;
  return {
    width: WIDTH,
    height,
    stretches: placed,
    middle: middleOf(placed),
    crossroads: roads(placed, height),
    coasts: coasts(placed, height),
  };
}

function middleOf(stretches: Stretch[]): Point {
  const lengths = stretches.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [index, { from, to }] of stretches.entries()) {
    const length = lengths[index] ?? 0;
    if (left <= length) {
      const share = length ? left / length : 0;
      return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
    }
    left -= length;
  }
  return { x: 0, y: 0 };
}

/** Streets continue behind each corner and behind the door, but not into the water. */
function roads(stretches: Stretch[], height: number): Road[] {
  const crossing = stretches.slice(1).flatMap(({ from, to, aside, mark }, index) => {
    const before = stretches[index];
    if (!before) return [];
    const isCorner = Math.sign(to.x - from.x) !== Math.sign(from.x - before.from.x);
    if (isCorner) return [behind(before.from, from, height), behind(to, from, height)];
    if (before.mark !== "street") return [];
    const isShore = mark === "water" && aside.y !== 0;
    const top = { x: from.x, y: isShore && aside.y < 0 ? from.y : -BEYOND };
    const bottom = { x: from.x, y: isShore && aside.y > 0 ? from.y : height + BEYOND };
    return [{ from: top, to: bottom }];
  });
  const last = stretches.at(-1);
  return last ? [...crossing, behind(last.from, last.to, height)] : crossing;
}

/** The street beyond `corner`, away from `from`, to the edge of the sheet. */
function behind(from: Point, corner: Point, height: number): Road {
  const [dx, dy] = [corner.x - from.x, corner.y - from.y];
  const reach = Math.max(WIDTH, height) / Math.max(Math.abs(dx), Math.abs(dy), 1);
  return { from: corner, to: { x: Math.round(corner.x + dx * reach), y: Math.round(corner.y + dy * reach) } };
}

/** Consecutive segments along the water share one shore. */
function coasts(stretches: Stretch[], height: number): string[] {
  return stretches.flatMap(({ mark, from, to, aside }, index) => {
    if (mark !== "water" || stretches[index - 1]?.mark === "water") return [];
    const after = stretches.slice(index).find((one) => one.mark !== "water");
    const end = after?.from ?? { x: to.x + aside.y * aside.y * WIDTH, y: to.y + aside.x * aside.x * height };
    if (aside.y !== 0) {
      const [left, right] = [index === 0 ? -BEYOND : from.x - BEYOND, end.x + BEYOND];
      const [edge, shore] = [aside.y < 0 ? -BEYOND : height + BEYOND, from.y + aside.y * SHORE];
      return [`M${left} ${edge}C${left} ${shore} ${left + 20} ${shore} ${left + 60} ${shore}H${right}V${edge}Z`];
    }
    const [edge, shore] = [aside.x < 0 ? -BEYOND : WIDTH + BEYOND, from.x + aside.x * SHORE];
    const [top, bottom] = [Math.min(from.y, end.y) - BEYOND, Math.max(from.y, end.y) + BEYOND];
    return [`M${edge} ${top}H${shore}V${bottom}H${edge}Z`];
  });
}

/** Scales numbers to a range; a single number goes to the middle. */
function spread(values: number[], least: number, most: number): (value: number) => number {
  const [first, last] = [Math.min(...values), Math.max(...values)];
  const step = last > first ? (most - least) / (last - first) : 0;
  return (value) => Math.round(step ? least + (value - first) * step : (least + most) / 2);
}
