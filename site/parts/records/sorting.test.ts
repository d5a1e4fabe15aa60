import { expect, test } from "vitest";
import { applySorting, type Columns, nextSorting } from "./sorting.ts";

type Row = { name: string; potassium?: number };
const rows: Row[] = [{ name: "яблоко", potassium: 107 }, { name: "Ёж" }, { name: "банан", potassium: 358 }];
const columns: Columns<Row, "name" | "potassium"> = { name: ({ name }) => name, potassium: (row) => row.potassium };
const names = (query: string) =>
  applySorting(columns, rows, new URLSearchParams(query), "ru").rows.map(({ name }) => name);

test("sorts numbers in both directions, with missing ones last", () => {
  expect(names("sort=potassium")).toEqual(["яблоко", "банан", "Ёж"]);
  expect(names("sort=potassium&order=desc")).toEqual(["банан", "яблоко", "Ёж"]);
});

test("sorts names by the alphabet of the language", () => {
  expect(names("sort=name")).toEqual(["банан", "Ёж", "яблоко"]);
  expect(names("sort=name&order=desc")).toEqual(["яблоко", "Ёж", "банан"]);
});

test("an unknown column leaves the rows unsorted; an unknown order means ascending", () => {
  for (const query of ["", "sort=", "sort=colour&order=desc", "sort=constructor"])
    expect(applySorting(columns, rows, new URLSearchParams(query), "ru")).toEqual({ rows, sorting: null });
  expect(names("sort=potassium&order=sideways")).toEqual(["яблоко", "банан", "Ёж"]);
});

test("a column heading sorts ascending first, then descending", () => {
  expect(nextSorting("name", null)).toEqual({ sort: "name", order: "" });
  expect(nextSorting("name", { key: "name", order: "asc" })).toEqual({ sort: "name", order: "desc" });
  expect(nextSorting("name", { key: "name", order: "desc" })).toEqual({ sort: "name", order: "" });
});
