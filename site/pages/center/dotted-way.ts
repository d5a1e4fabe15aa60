type Point = { x: number; y: number };
export type Dots = { d: string; length: number };

/** The distance between two dots. */
const PITCH = 13;

/** The part of a way between `start` and `end`, measured along it, as a line for whole dots at even distances. */
export function dottedWay(way: Point[], start: number, end: number): Dots | null {
  const whole = lengthOf(way);
  if (whole - start - end < PITCH) return null;
  const points = [pointAt(way, start), ...between(way, start, whole - end), pointAt(way, whole - end)];
  const gaps = Math.round(lengthOf(points) / PITCH);
  // A little longer than its gaps, so that the last dot is drawn, too.
  return { d: `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`, length: gaps * PITCH + 0.1 };
}

/** How far along a way a point on it is. */
export function distanceTo(way: Point[], { x, y }: Point): number {
  let walked = 0;
  for (const [index, to] of way.slice(1).entries()) {
    const from = way[index] ?? to;
    const [leg, part] = [apart(from, to), apart(from, { x, y })];
    // The point may be rounded.
    if (part + apart({ x, y }, to) - leg < 1) return walked + part;
    walked += leg;
  }
  return walked;
}

function pointAt(way: Point[], distance: number): Point {
  let left = distance;
  for (const [index, to] of way.slice(1).entries()) {
    const from = way[index] ?? to;
    const leg = apart(from, to);
    if (left <= leg) return { x: from.x + ((to.x - from.x) * left) / leg, y: from.y + ((to.y - from.y) * left) / leg };
    left -= leg;
  }
  return way.at(-1) ?? { x: 0, y: 0 };
}

/** The corners of a way between two distances. */
function between(way: Point[], start: number, end: number): Point[] {
  return way.filter((_, index) => {
    const walked = lengthOf(way.slice(0, index + 1));
    return walked > start && walked < end;
  });
}

function lengthOf(way: Point[]): number {
  return way.slice(1).reduce((sum, to, index) => sum + apart(way[index] ?? to, to), 0);
}

function apart(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
