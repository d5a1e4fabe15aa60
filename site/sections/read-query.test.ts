import { expect, test } from "vitest";
import { readQuery } from "./read-query.server.ts";

const read = (query: string) => readQuery(`https://renaria.example/about/news${query}`);

test("without a query it is the first page of everything", () => {
  expect(read("")).toEqual({ tab: null, page: 1 });
  expect(read("?page=1")).toEqual({ tab: null, page: 1 });
  expect(read("?tab=food&page=3")).toEqual({ tab: "food", page: 3 });
});

test.each(["0", "-1", "1.5", "01", "x", "", " 2", "2 ", "１", "1e1", "9999999", "NaN"])(
  "a page number %j is the address of nothing",
  (page) => {
    expect(() => read(`?page=${encodeURIComponent(page)}`)).toThrow(
      expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }),
    );
  },
);
