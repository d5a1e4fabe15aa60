import * as fc from "fast-check";
import { expect, test } from "vitest";
import { stageOf, steps } from "./stages.ts";

test.each([
  [250, "G1"],
  [90, "G1"],
  [89.99, "G2"],
  [60, "G2"],
  // Shown as 60, but still stage 3.
  [59.996, "G3a"],
  [45, "G3a"],
  [44.99, "G3b"],
  [30, "G3b"],
  [29.99, "G4"],
  [15, "G4"],
  [14.99, "G5"],
  [0.4, "G5"],
])("%d is %s, by the unrounded value", (rate, stage) => {
  expect(stageOf(rate)).toBe(stage);
});

test("the stages of the scale adjoin without a gap", () => {
  expect(steps.map(({ stage }) => stage)).toEqual(["G1", "G2", "G3a", "G3b", "G4", "G5"]);
  for (const [index, { from }] of steps.slice(0, -1).entries()) expect(steps[index + 1]?.to).toBe(from);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 119.99, noNaN: true }), (rate) => {
      const found = steps.filter(({ from, to }) => rate >= from && rate < to);
      expect(found.map(({ stage }) => stage)).toEqual([stageOf(rate)]);
    }),
  );
});
