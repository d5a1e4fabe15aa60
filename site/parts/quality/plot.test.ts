import { expect, test } from "vitest";
import { plotOf, WIDTH } from "./plot.ts";

test("a dot stands on the side of the target that its value has", () => {
  const { dots, target, good } = plotOf("kt-v", [88, 90, 96], 90);
  expect(dots.map(({ x }) => Math.sign(x - target))).toEqual([-1, 0, 1]);
  expect(good[0]).toBe(target);
  const less = plotOf("infections", [0.4, 1.1], 1);
  expect(less.dots.map(({ x }) => Math.sign(x - less.target))).toEqual([-1, 1]);
  expect(less.good[1]).toBe(less.target);
  expect(less.from).toBe(0);
});

test.each([
  ["answers", Array.from({ length: 40 }, () => 100), 100],
  ["waiting", [0, 0, 0, 300, 7], 7],
  ["kt-v", [0, 100], 90],
  ["infections", [0, 0], 0],
] as const)("dots of %s stand within the drawing and never on each other", (indicator, values, target) => {
  const { dots, height } = plotOf(indicator, [...values], target);
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThanOrEqual(4);
    expect(x).toBeLessThanOrEqual(WIDTH - 4);
    expect(y).toBeGreaterThanOrEqual(4);
    expect(y).toBeLessThan(height);
  }
  expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(dots.length);
});
