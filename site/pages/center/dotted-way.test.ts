import { expect, test } from "vitest";
import { distanceTo, dottedWay } from "./dotted-way.ts";

const WAY = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 60 },
];

test("dots begin and end at the same distance from what they lead to", () => {
  expect(dottedWay(WAY, 20, 30)).toEqual({ d: "M20 0L100 0L100 30", length: 8 * 13 + 0.1 });
  expect(dottedWay(WAY, 110, 20)).toEqual({ d: "M100 10L100 40", length: 2 * 13 + 0.1 });
});

test("no dots where there is no room for two", () => {
  expect(dottedWay(WAY, 80, 75)).toBeNull();
  expect(dottedWay([], 0, 0)).toBeNull();
});

test("a place is measured along the way, round its corners", () => {
  expect(distanceTo(WAY, { x: 40, y: 0 })).toBe(40);
  expect(distanceTo(WAY, { x: 100, y: 20 })).toBe(120);
  expect(distanceTo(WAY, { x: 100, y: 60 })).toBe(160);
});
