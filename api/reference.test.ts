import { expect, test } from "vitest";
import { isReference, makeReference, readReference } from "./reference.ts";

test("a new reference is nine digits in three groups", () => {
  for (let n = 0; n < 200; n++) expect(makeReference()).toMatch(/^\d{3}-\d{3}-\d{3}$/);
});

test.each([
  ["482-173-950", "482-173-950"],
  [" 482 173 950 ", "482-173-950"],
  ["482173950", "482-173-950"],
  ["482–173–950", "482-173-950"],
  ["r-7k4m-2hxp ", "R-7K4M-2HXP"],
])("%j is read as %s", (written, reference) => {
  expect([readReference(written), isReference(written)]).toEqual([reference, true]);
});

test.each(["+7 916 123-45-67", "89161234567", "9161234567", "anna@mail.example"])(
  "%s is not a reference",
  (written) => {
    expect(isReference(written)).toBe(false);
  },
);
