import { describe, expect, test } from "vitest";
import { ListQuery } from "#contract/list-query.ts";
import { applyListQuery } from "./list.ts";
import { byListOrder } from "./list-order.ts";

const items = [
  { id: 3, weight: 1, title: "Ёлкин", slug: "c", active: true, publishedAt: "2026-01-03T00:00:00Z" },
  { id: 1, weight: 2, title: "Жуков", slug: "a", active: false, publishedAt: "2026-01-01T00:00:00Z" },
  { id: 2, weight: 1, title: "Егоров", slug: "b", active: true, publishedAt: null },
];
const ids = (query: Parameters<typeof applyListQuery>[1]) =>
  applyListQuery(items.toSorted(byListOrder), query, { locale: "ru" }).map(({ id }) => id);

describe("order", () => {
  test("by weight, then id, when none is given", () => expect(ids({})).toEqual([2, 3, 1]));
  test("sorts text by the language's alphabet: ё next to е", () =>
    expect(ids({ order: { title: "asc" } })).toEqual([2, 3, 1]));
  test("by several keys, the first one first", () => {
    const same = items.map((item) => ({ ...item, title: item.id === 1 ? "А" : "Б" }));
    const sorted = (query: object) =>
      applyListQuery(same, ListQuery.parse(query), { locale: "ru" }).map(({ id }) => id);
    expect(sorted({ order: { title: "desc", id: "desc" } })).toEqual([3, 2, 1]);
    expect(sorted({ order: { id: "asc", title: "asc" } })).toEqual([1, 2, 3]);
    expect(sorted({ order: { title: "asc", id: "desc" } })).toEqual([1, 3, 2]);
  });
  test("descending", () => expect(ids({ order: { publishedAt: "desc" } })).toEqual([3, 1, 2]));
});

describe("filters", () => {
  test("one value", () => expect(ids({ filters: { slug: ["a"] } })).toEqual([1]));
  test("several values", () => expect(ids({ filters: { id: [1, 3] } })).toEqual([3, 1]));
  test("a flag", () => expect(ids({ filters: { active: false } })).toEqual([1]));
  test("a property no record has matches nothing", () => expect(ids({ filters: { alias: ["x"] } })).toEqual([]));
});

describe("pages", () => {
  test("are cut after ordering", () => expect(ids({ limit: 2, page: 2 })).toEqual([1]));
  test("past the end are empty", () => expect(ids({ limit: 2, page: 9 })).toEqual([]));
});
