import { expect, test } from "vitest";
import { labelsOf, MARGIN, plotOf, WIDTH } from "./plot.ts";

test("a dot is on the side of the target that its value is", () => {
  const { dots, target, good } = plotOf("kt-v", [88, 90, 96], 90);
  expect(dots.map(({ x }) => Math.sign(x - target))).toEqual([-1, 0, 1]);
  expect(good[0]).toBe(target);
  const less = plotOf("infections", [0.4, 1.1], 1);
  expect(less.dots.map(({ x }) => Math.sign(x - less.target))).toEqual([-1, 1]);
  expect(less.good[1]).toBe(less.target);
  expect(less.from).toBe(0);
});

test("the axis of a stack in columns begins where its neighbours' do, unless a column would be cut off", () => {
  const waiting = [5, 6, 6, 6, 6, 6, 6, 7];
  const { start, dots } = plotOf("waiting", waiting, 7);
  expect(new Set(dots.map(({ x }) => x)).size).toBe(4);
  expect(start).toBe(plotOf("kt-v", [88, 90, 96], 90).start);
  expect(plotOf("waiting", [0, 0, 0, 0, 0, 0, 7], 7).start).toBeGreaterThan(start);
});

test("dots of equal value are stacked above their place on the axis, the center's own at the bottom", () => {
  const { dots, target, good } = plotOf("answers", [100, 97, 100, 100, 97], 100, 2);
  expect(dots.map(({ x }) => x === target)).toEqual([true, false, true, true, false]);
  expect(target).toBe(WIDTH - MARGIN);
  // There is nothing above 100%.
  expect(good).toEqual([target, target + 5]);
  const atGoal = [0, 2, 3].map((index) => dots[index]?.y ?? 0);
  expect(Math.max(...atGoal)).toBe(dots[2]?.y);
});

test.each([
  ["answers", Array.from({ length: 40 }, () => 100), 100],
  ["waiting", [0, 0, 0, 300, 7], 7],
  ["kt-v", [0, 100], 90],
  ["infections", [0, 0], 0],
] as const)("dots of %s are inside the drawing and never overlap", (indicator, values, target) => {
  const { dots, height } = plotOf(indicator, [...values], target);
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThanOrEqual(MARGIN);
    expect(x).toBeLessThanOrEqual(WIDTH - MARGIN);
    expect(y).toBeGreaterThanOrEqual(4);
    expect(y).toBeLessThan(height);
  }
  expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(dots.length);
});

test("a tower of dots is as low as other plots: it continues on the good side of the target", () => {
  const { dots, height, target } = plotOf("waiting", [...Array.from({ length: 15 }, () => 7), 9], 7, 15);
  expect(height).toBeLessThanOrEqual(plotOf("kt-v", [90, 90, 90, 90, 90], 90).height);
  expect(new Set(dots.slice(0, 15).map(({ x }) => x)).size).toBe(3);
  expect(Math.max(...dots.slice(0, 15).map(({ x }) => x))).toBe(target);
  expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(dots.length);
});

test("centers at a target of 100% fill its good side, no higher than other plots, and are counted", () => {
  const plot = plotOf("answers", [...Array.from({ length: 12 }, () => 100), 97, 98], 100);
  const [reached, missed] = [plot.dots.slice(0, 12), plot.dots.slice(12)];
  expect(plot.slot).toBe(12);
  expect(plot.height).toBeLessThanOrEqual(plotOf("kt-v", [90, 90, 90, 90, 90], 90).height);
  expect(new Set(reached.map(({ y }) => y)).size).toBe(4);
  for (const { x } of reached) expect(plot.good[0] < x && x < plot.good[1]).toBe(true);
  for (const { x } of missed) expect(x).toBeLessThan(plot.target);
  expect(labelsOf(plot, 100).map(({ x, anchor }) => [x, anchor])).toEqual([
    [plot.start, "start"],
    [plot.end, "end"],
  ]);
});

test("no dot is beside 100% where that is not the target, however many centers reach it", () => {
  const plot = plotOf("kt-v", [...Array.from({ length: 12 }, () => 100), 88], 90);
  expect(plot.slot).toBe(0);
  expect(new Set(plot.dots.slice(0, 12).map(({ x }) => x)).size).toBe(1);
});

test("a stack stays one column where another value is beside it", () => {
  const { dots } = plotOf("waiting", [...Array.from({ length: 9 }, () => 40), 39, 0, 80], 100);
  expect(new Set(dots.slice(0, 9).map(({ x }) => x)).size).toBe(1);
});

test.each([
  ["waiting", [2, 7], 7, [0, 7]],
  ["infections", [0.4, 1.1], 1, [0, 1]],
  ["kt-v", [80, 100], 90, [79, 100, 90]],
  ["answers", [97, 100], 100, [96, 100]],
] as const)(
  "below the axis of %s is the target's number, with no end of the scale next to it",
  (indicator, values, target, labels) => {
    const shown = labelsOf(plotOf(indicator, [...values], target), target);
    expect(shown.map(({ value }) => value)).toEqual(labels);
    expect(shown.filter(({ isTarget }) => isTarget).map(({ value }) => value)).toEqual([target]);
  },
);

test("the target line is longer than a dot that lies on it, however few dots there are", () => {
  const few = plotOf("fistula", [80, 85], 80);
  expect(few.height).toBeGreaterThanOrEqual(60);
  expect(few.height).toBe(plotOf("fistula", [80, 80, 80, 85], 80).height);
});
