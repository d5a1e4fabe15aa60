import { expect, test } from "vitest";
import { pageOf, readPage } from "./paging.server.ts";
import { hereWith, queryOf } from "./query.ts";

const rows = Array.from({ length: 101 }, (_, n) => n);

const nothing = expect.objectContaining({ init: expect.objectContaining({ status: 404 }) });

test("cuts the rows into pages", () => {
  expect(pageOf(rows, 10, 1)).toEqual({ rows: rows.slice(0, 10), pages: 11 });
  expect(pageOf(rows, 10, 11)).toEqual({ rows: [100], pages: 11 });
});

test("no rows are one empty page, one row is one page", () => {
  expect(pageOf([], 10, 1)).toEqual({ rows: [], pages: 1 });
  expect(pageOf([7], 10, 1)).toEqual({ rows: [7], pages: 1 });
});

test("a page after the last one is not found", () => {
  expect(() => pageOf(rows, 10, 12)).toThrow(nothing);
  expect(() => pageOf([], 10, 2)).toThrow(nothing);
});

test("without a page number it is the first page", () => {
  expect(["", "page=1", "page=3"].map((query) => readPage(new URLSearchParams(query)))).toEqual([1, 1, 3]);
});

test.each(["0", "-1", "1.5", "01", "x", "", " 2", "2 ", "１", "1e1", "9999999", "NaN"])(
  "the page number %j is not found",
  (page) => {
    expect(() => readPage(new URLSearchParams({ page }))).toThrow(nothing);
  },
);

test("the query contains only what is set", () => {
  expect(queryOf({ city: "moscow", region: "", sort: undefined })).toBe("?city=moscow");
  expect(queryOf({ city: "" })).toBe("");
  expect(hereWith({ city: "" })).toBe("?");
});
