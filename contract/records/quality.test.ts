import { expect, test } from "vitest";
import { isExplained, isMet, Quality } from "./quality.ts";

const figure = { indicator: "kt-v", value: 88, target: 90, year: 2025 } as const;

test.each([
  ["kt-v", 90, 90, true],
  ["kt-v", 89.9, 90, false],
  ["waiting", 7, 7, true],
  ["waiting", 8, 7, false],
  // "Under 1.0" is not 1.0.
  ["infections", 1, 1, false],
  ["infections", 0.9, 1, true],
] as const)("%s of %s with the target %s is met: %s", (indicator, value, target, met) => {
  expect(isMet({ indicator, value, target })).toBe(met);
});

test.each([
  ["an unknown indicator", [{ ...figure, indicator: "smiles" }]],
  ["more than everybody", [{ ...figure, value: 101 }]],
  ["an indicator twice", [figure, figure]],
  ["no year", [{ ...figure, year: undefined }]],
  ["nothing", []],
])("%s is refused", (_name, value) => {
  expect(Quality.safeParse(value).success).toBe(false);
});

test("a missed target has a sentence, a met one has none, and there is no sentence without numbers", () => {
  const source = "The centre’s report";
  expect(isExplained({})).toBe(true);
  expect(isExplained({ quality: [figure] })).toBe(false);
  expect(isExplained({ quality: [figure], qualityNotes: { source } })).toBe(false);
  expect(isExplained({ quality: [figure], qualityNotes: { source, "kt-v": "Short sessions." } })).toBe(true);
  const met = [{ ...figure, value: 93 }];
  expect(isExplained({ quality: met, qualityNotes: { source } })).toBe(true);
  expect(isExplained({ quality: met, qualityNotes: { source, "kt-v": "Short sessions." } })).toBe(false);
  expect(isExplained({ qualityNotes: { source, waiting: "No." } })).toBe(false);
});
