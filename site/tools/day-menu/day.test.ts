import * as fc from "fast-check";
import { expect, test } from "vitest";
import { treatments } from "#contract/variables/treatments.ts";
import { type Day, meals, readDay, toQuery } from "./day.ts";

const EMPTY = readDay(new URLSearchParams());

test("an empty address is an empty day on haemodialysis", () => {
  expect(EMPTY).toMatchObject({ treatment: "hemodialysis", dry: "", entries: [], to: "breakfast" });
  expect(toQuery(EMPTY)).toBe("");
});

test("meals, weights and norms are read from the address; unknown keys are ignored", () => {
  const address =
    "treatment=before-dialysis&dry=70,5&own-potassium=1800&lunch.borscht=300&supper.rice=1&lunch.A=2&to=snacks";
  const day = readDay(new URLSearchParams(address));
  expect(day).toMatchObject({
    treatment: "before-dialysis",
    dry: "70,5",
    to: "snacks",
    entries: [{ meal: "lunch", food: "borscht", grams: "300" }],
  });
  expect(day.own.potassium).toBe("1800");
});

test("the size of a day read from the address is limited", () => {
  const many = new URLSearchParams(Array.from({ length: 500 }, (_, n) => [`lunch.food-${n}`, "1".repeat(200)]));
  const { entries } = readDay(many);
  expect([entries.length, entries[0]?.grams.length]).toEqual([60, 20]);
});

test("a day written to the address is read back unchanged, meal by meal", () => {
  const typed = fc.constantFrom("", "1", "70,5", "abc", "0");
  const day: fc.Arbitrary<Day> = fc.record({
    treatment: fc.constantFrom(...treatments),
    dry: typed,
    urine: typed,
    own: fc.record({ potassium: typed, phosphorus: typed, sodium: typed, protein: typed, drink: typed }),
    entries: fc.array(
      fc.record({ meal: fc.constantFrom(...meals), food: fc.constantFrom("apple", "rice-2"), grams: typed }),
      { maxLength: 60 },
    ),
    to: fc.constantFrom(...meals),
  });
  fc.assert(
    fc.property(day, (one) => {
      const inOrder = meals.flatMap((meal) => one.entries.filter((entry) => entry.meal === meal));
      expect(readDay(new URLSearchParams(toQuery(one)))).toEqual({ ...one, entries: inOrder });
    }),
  );
});
