import { expect, test } from "vitest";
import { WAY_MARKS } from "#contract/way-marks.ts";
import { sketchOf } from "./sketch.server.ts";

const lines = (words: string) =>
  sketchOf(words).stretches.map(({ from, to }) => [to.x - from.x, to.y - from.y].map(Math.sign));

test.each([
  ["", [[1, 0]]],
  ["street", [[1, 0]]],
  [
    "park left building",
    [
      [1, 0],
      [0, -1],
    ],
  ],
  [
    "street right",
    [
      [1, 0],
      [0, 1],
    ],
  ],
  [
    "left crossing",
    [
      [1, 0],
      [0, -1],
    ],
  ],
  ["uphill", [[1, -1]]],
  ["street nonsense", [[1, 0]]],
])("%j is drawn as %j", (words, drawn) => {
  expect(lines(words)).toEqual(drawn);
});

test.each([...WAY_MARKS, "street left street right street", "water water water left park"])(
  "%s stays within the sheet",
  (words) => {
    const { stretches, width, height } = sketchOf(words);
    for (const { from, to } of stretches)
      for (const { x, y } of [from, to]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(height);
      }
  },
);

test("a landmark is drawn on the outside of a turn", () => {
  expect(sketchOf("park left building").stretches.map(({ aside }) => [aside.x, aside.y].map(Math.abs))).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(sketchOf("park left building").stretches[0]?.aside.y).toBe(1);
  expect(sketchOf("park right building").stretches[0]?.aside.y).toBe(-1);
});

test("every street runs off the sheet, and none runs into water", () => {
  const { crossroads, coasts, stretches, width, height } = sketchOf("street water");
  const outside = ({ x, y }: { x: number; y: number }) => x < 0 || x > width || y < 0 || y > height;
  for (const { from, to } of crossroads) expect(outside(from) || outside(to)).toBe(true);
  expect(coasts).toHaveLength(1);
  const road = stretches[0]?.from.y ?? 0;
  expect(crossroads.flatMap(({ from, to }) => [from.y, to.y]).filter((y) => y < road)).toEqual([]);
});

test("consecutive stretches along water share one shore", () => {
  expect(sketchOf("water water").coasts).toHaveLength(1);
  expect(sketchOf("water street water").coasts).toHaveLength(2);
});

test("the second number stands in the middle of the whole walk", () => {
  const { stretches, middle } = sketchOf("street street right park");
  const legs = stretches.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y));
  const total = legs.reduce((sum, leg) => sum + leg, 0);
  const start = stretches[0]?.from ?? { x: 0, y: 0 };
  expect(middle.x - start.x).toBeCloseTo(total / 2, -1);
  expect(middle.y).toBe(start.y);
});

test("the first word may say that the stop is a metro station", () => {
  expect(sketchOf("metro park").stop).toBe("metro");
  expect(sketchOf("metro park").stretches).toEqual(sketchOf("park").stretches);
  expect(sketchOf("park").stop).toBe("bus");
});
