import { WAY_MARKS, type WayMark } from "#contract/way-marks.ts";

type Point = { x: number; y: number };
/** A stretch of the way: what stands beside it, and on which side. */
export type Stretch = { mark: WayMark; from: Point; to: Point; aside: Point };
export type Sketch = {
  width: number;
  height: number;
  stretches: Stretch[];
  crossroads: { from: Point; to: Point }[];
};

const WIDTH = 440;
/** What stands under the way, and the line of minutes. */
const BESIDE = 90;
const UNDER = 30;
const FOOT = 56;

/** Where the way may lie: the rest is for what stands beside it. */
const ROOM = { left: 60, right: 328, top: 100, bottom: 178 };
const EAST: Point = { x: 1, y: 0 };
/** How much of its length a slope rises. */
const SLOPE = 0.3;
const STUB = 42;

/** The words of a record's sketch as lines on a sheet, from the stop on the left. Nobody walks by it alone: it only shows what the list says. */
export function sketchOf(words: string): Sketch {
  const marks = words.split(" ").filter((word): word is WayMark => (WAY_MARKS as readonly string[]).includes(word));
  // What stands beside the way stands outside of its turn, where no street comes.
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
  return fit(stretches);
}

function isTurn(mark: WayMark | undefined): mark is "left" | "right" {
  return mark === "left" || mark === "right";
}

/** One walks before the first turn, and after the last. */
function withStretches(marks: WayMark[]): WayMark[] {
  const begun: WayMark[] = marks.length === 0 || isTurn(marks[0]) ? ["street", ...marks] : marks;
  return isTurn(begun.at(-1)) ? [...begun, "street"] : begun;
}

function fit(stretches: Stretch[]): Sketch {
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
  // A street goes on behind each corner.
  const crossroads = placed.slice(1).flatMap(({ from, to }, index) => {
    const before = placed[index];
    const isCorner = before && Math.sign(to.x - from.x) !== Math.sign(from.x - before.from.x);
    if (isCorner) return [behind(before.from, from), behind(to, from)];
    return before?.mark === "street"
      ? [{ from: { x: from.x, y: from.y - STUB }, to: { x: from.x, y: from.y + STUB } }]
      : [];
  });
  const lowest = placed.flatMap(({ from, to, aside }) => [
    Math.max(from.y, to.y) + UNDER,
    aside.y > 0 ? (from.y + to.y) / 2 + BESIDE : 0,
  ]);
  return { width: WIDTH, height: Math.max(...lowest) + FOOT, stretches: placed, crossroads };
}

/** The stub of a street beyond `corner`, away from `from`. */
function behind(from: Point, corner: Point) {
  const [dx, dy] = [Math.sign(corner.x - from.x), Math.sign(corner.y - from.y)];
  return { from: corner, to: { x: corner.x + dx * STUB, y: corner.y + dy * STUB } };
}

/** Lays numbers between two edges; one number lies in the middle. */
function spread(values: number[], least: number, most: number): (value: number) => number {
  const [first, last] = [Math.min(...values), Math.max(...values)];
  const step = last > first ? (most - least) / (last - first) : 0;
  return (value) => Math.round(step ? least + (value - first) * step : (least + most) / 2);
}
