import { expect, test } from "vitest";
import { searchFilters } from "./search-filters.ts";

const articles = { id: "2.2", type: "default", conditions: { isActive: true } };

test("Russian searches categories, articles and centers", () => {
  expect(searchFilters("ru", { page: 1, isBrief: false })).toEqual([
    { id: "2.1", type: "default", conditions: { parent: 29, isActive: true } },
    { ...articles, limit: 30, page: 1 },
    { id: 1, type: "config" },
  ]);
});

test("other languages search articles and centers", () => {
  expect(searchFilters("en", { page: 1, isBrief: false })).toEqual([
    { ...articles, limit: 30, page: 1 },
    { id: 1, type: "config" },
  ]);
});

test.each(["ru", "en"] as const)("“more” asks for articles only: %s", (locale) => {
  expect(searchFilters(locale, { page: 2, isBrief: false })).toEqual([{ ...articles, limit: 30, page: 2 }]);
});

test("the search window takes twelve of each group", () => {
  const limits = searchFilters("ru", { page: 1, isBrief: true }).map(({ limit }) => limit);
  expect(limits).toEqual([12, 12, 12]);
});
