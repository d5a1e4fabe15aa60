import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { gainOf, type Weights } from "./gain.ts";

const words = { ru: "а", en: "a" };
const LIMITS = {
  gain: { mostPercent: 4, article: "a", over: words },
  removal: { mostPerKilogramHour: 13, hours: 4, article: "a", over: words, call: words },
  below: { article: "a", text: words },
};
const FLUID = { most: 750, plusUrine: true as const, article: "a" };
const reckon = (weights: Partial<Weights>) =>
  gainOf({ dry: 70, now: 70, urine: null, after: null, own: null, ...weights }, LIMITS, FLUID);

describe("worked examples", () => {
  test.each([
    // The example of the article on dry weight: 72.5 − 70.5 = 2.0, 72.5 − 70.0 = 2.5; 2.0 / 70 = 2.857 %.
    [
      { now: 72.5, after: 70.5 },
      { gain: 2, percent: 2.9, most: 2.8, isOver: false, excess: 2.5, removable: 3.6 },
    ],
    [{ now: 72.5 }, { gain: 2.5, percent: 3.6, isOver: false, excess: 2.5 }],
    // The limit itself is within, a tenth more is over.
    [{ now: 72.8 }, { gain: 2.8, percent: 4, isOver: false }],
    [{ now: 72.9 }, { gain: 2.9, percent: 4.1, isOver: true }],
    // The doctor's limit replaces ours.
    [
      { now: 72.1, own: 2 },
      { gain: 2.1, most: 2, isOwn: true, isOver: true },
    ],
    [
      { now: 73.4, own: 3.5 },
      { gain: 3.4, most: 3.5, isOwn: true, isOver: false },
    ],
    // Lighter than dry weight, and lighter than after the last session.
    [{ now: 69.4 }, { gain: -0.6, percent: -0.9, isOver: false, excess: -0.6 }],
    [
      { now: 70.2, after: 70.5 },
      { gain: -0.3, isOver: false, excess: 0.2 },
    ],
    [{ now: 70 }, { gain: 0, percent: 0, isOver: false, excess: 0 }],
    [{ urine: 300 }, { drink: 1050 }],
    [{}, { drink: 750 }],
  ])("%o", (weights, expected) => {
    expect(reckon(weights)).toMatchObject(expected);
  });

  // The table of the article: dry weight, gain, litres in four hours.
  test.each([
    [50, 2, 2.6],
    [60, 2.4, 3.1],
    [70, 2.8, 3.6],
    [80, 3.2, 4.2],
    [90, 3.6, 4.7],
    [100, 4, 5.2],
  ])("dry weight %d: %d kg, %d l", (dry, most, removable) => {
    expect(reckon({ dry, now: dry })).toMatchObject({ most, removable });
  });
});

const weight = integer({ min: 200, max: 2500 }).map((tenths) => tenths / 10);

test("more weight never means less gain, and never goes back within the limit", () => {
  assert(
    property(weight, weight, integer({ min: 1, max: 100 }), (dry, now, more) => {
      const [before, later] = [reckon({ dry, now }), reckon({ dry, now: now + more / 10 })];
      expect(later.gain).toBeGreaterThan(before.gain);
      expect(Number(later.isOver)).toBeGreaterThanOrEqual(Number(before.isOver));
    }),
  );
});

test("without the weight after the last session, the gain is the extra fluid", () => {
  assert(
    property(weight, weight, weight, (dry, now, after) => {
      expect(reckon({ dry, now }).gain).toBe(reckon({ dry, now }).excess);
      expect(reckon({ dry, now, after: dry })).toEqual(reckon({ dry, now }));
      // The gain plus what the last session left over is the total.
      const left = after - dry;
      expect(reckon({ dry, now, after }).gain + left).toBeCloseTo(reckon({ dry, now, after }).excess, 6);
    }),
  );
});
