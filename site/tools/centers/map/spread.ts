import type { Frame, Point } from "./project.ts";

type Sheet = Pick<Frame, "width" | "height">;

const ROUNDS = 60;
/** Offsets to try, the shortest first. */
const REACH = 240;
const STEP = 3;
const STEPS = (() => {
  const count = (2 * REACH) / STEP + 1;
  const along = Array.from({ length: count }, (_, index) => index * STEP - REACH);
  const far = ({ x, y }: Point) => x * x + y * y;
  return along.flatMap((x) => along.map((y) => ({ x, y }))).toSorted((one, other) => far(one) - far(other));
})();

/**
 * Moves marks as little as needed, so that no two squares of `size` overlap and all stay `edge` inside the sheet. Marks with
 * enough room do not move, and neither does one that finds no room within reach: that takes more marks than a sheet
 * holds.
 */
export function spread<Mark extends Point>(marks: Mark[], size: number, sheet: Sheet, edge = 0): Mark[] {
  const within = (value: number, size: number, most: number) => {
    const half = Math.ceil(size / 2) + edge;
    return Math.min(Math.max(value, half), most - half);
  };
  const inside = marks.map((mark) => ({
    ...mark,
    x: within(mark.x, size, sheet.width),
    y: within(mark.y, size, sheet.height),
  }));
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, one] of inside.entries()) {
      for (const other of inside.slice(index + 1)) part(one, other, size);
      one.x = within(one.x, size, sheet.width);
      one.y = within(one.y, size, sheet.height);
    }
  const hasRoom = (mark: Mark) => inside.every((other) => other === mark || isApart(mark, other, size));
  const placed = inside.filter(hasRoom);
  for (const mark of inside) {
    if (placed.includes(mark)) continue;
    const step = STEPS.find(({ x, y }) => {
      const at = { x: mark.x + x, y: mark.y + y };
      const isInside = at.x === within(at.x, size, sheet.width) && at.y === within(at.y, size, sheet.height);
      return isInside && placed.every((other) => isApart(at, other, size));
    });
    mark.x += step?.x ?? 0;
    mark.y += step?.y ?? 0;
    placed.push(mark);
  }
  return inside;
}

/** Moves each of two marks half of the shorter way apart. In a crowd this gets close, and the offsets do the rest. */
function part(one: Point, other: Point, size: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const [across, down] = [size - Math.abs(dx), size - Math.abs(dy)];
  if (across <= 0 || down <= 0) return;
  const axis = across <= down ? "x" : "y";
  const sign = (axis === "x" ? dx : dy) < 0 ? -1 : 1;
  const gap = Math.min(across, down);
  one[axis] -= sign * Math.floor(gap / 2);
  other[axis] += sign * Math.ceil(gap / 2);
}

function isApart(one: Point, other: Point, size: number): boolean {
  return Math.abs(one.x - other.x) >= size || Math.abs(one.y - other.y) >= size;
}
