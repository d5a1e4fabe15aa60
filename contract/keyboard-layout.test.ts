import { expect, test } from "vitest";
import { otherLayout } from "./keyboard-layout.ts";

test.each([
  ["lbfkbp", "диализ"],
  ["Utvjlbfkbp", "Гемодиализ"],
  ["[bhehu ;bdjn", "хирург живот"],
  ["GJXRF", "ПОЧКА"],
  ["вшфднышы", "dialysis"],
  ["Лшвтун", "Kidney"],
  ["cnhjrf 12", "строка 12"],
])("%s converts to %s in the other layout, and back", (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant);
  expect(otherLayout(meant)).toBe(typed);
});

test.each(["диализ dialysis", "12,5", ";;;", ""])("%j does not reveal a keyboard layout", (query) => {
  expect(otherLayout(query)).toBe(query);
});
