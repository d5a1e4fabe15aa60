import { expect, test } from "vitest";
import { counted } from "./plural.ts";

const centers = { one: "центр", few: "центра", many: "центров", other: "центра" };

test.each([
  [1, "1\u00a0центр"],
  [4, "4\u00a0центра"],
  [16, "16\u00a0центров"],
  [21, "21\u00a0центр"],
  [1234, "1\u00a0234\u00a0центра"],
])("%i in Russian", (count, words) => {
  expect(counted("ru", count, centers)).toBe(words);
});

test.each([
  [1, "1\u00a0center"],
  [16, "16\u00a0centers"],
])("%i in English", (count, words) => {
  expect(counted("en", count, { one: "center", other: "centers" })).toBe(words);
});
