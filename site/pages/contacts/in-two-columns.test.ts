import { expect, test } from "vitest";
import { inTwoColumns } from "./in-two-columns.ts";

const columns = (...lengths: number[]) =>
  inTwoColumns(lengths.map((length, key) => ({ key, items: Array.from({ length }, () => "") }))).map((column) =>
    column.map(({ key }) => key),
  );

test("a short list fills the shorter column, and order is kept within a column", () => {
  expect(columns(4, 3, 5, 3, 1)).toEqual([
    [0, 1, 4],
    [2, 3],
  ]);
});

test("none, one and two lists", () => {
  expect([columns(), columns(3), columns(9, 1)]).toEqual([
    [[], []],
    [[0], []],
    [[0], [1]],
  ]);
});
