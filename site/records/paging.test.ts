import { expect, test } from "vitest";
import { pageOf } from "./paging.ts";
import { hereWith, queryOf } from "./query.ts";

const rows = Array.from({ length: 101 }, (_, n) => n);
const at = (page: string, list = rows) => pageOf(list, 10, new URLSearchParams({ page }));

test("cuts the rows into pages", () => {
  expect(at("1")).toEqual({ rows: rows.slice(0, 10), page: 1, pages: 11 });
  expect(at("11")).toEqual({ rows: [100], page: 11, pages: 11 });
});

test("a page that is none is the nearest there is", () => {
  expect(["0", "-3", "many", "1.5", ""].map((page) => at(page).page)).toEqual([1, 1, 1, 1, 1]);
  expect(at("999").page).toBe(11);
});

test("no rows are one empty page, one row is one page", () => {
  expect(at("1", [])).toEqual({ rows: [], page: 1, pages: 1 });
  expect(at("2", [7])).toEqual({ rows: [7], page: 1, pages: 1 });
});

test("a query holds only what is set", () => {
  expect(queryOf({ city: "moscow", region: "", sort: undefined })).toBe("?city=moscow");
  expect(queryOf({ city: "" })).toBe("");
  expect(hereWith({ city: "" })).toBe("?");
});
