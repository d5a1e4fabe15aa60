import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readAddress, readMeasures, toQuery } from "./read-measures.ts";

const good = { age: "45", sex: "male", race: "other", creatinine: "101" };

test.each([
  [{}, { age: 45, creatinine: 101 }],
  [{ creatinine: "88,4" }, { creatinine: 88.4 }],
  [{ creatinine: "88.4" }, { creatinine: 88.4 }],
  [{ creatinine: " 1 234,5 " }, { creatinine: 1234.5 }],
  [{ creatinine: "2\u00a0999" }, { creatinine: 2999 }],
  [{ creatinine: "1" }, { creatinine: 1 }],
  [{ creatinine: "3000" }, { creatinine: 3000 }],
  [{ age: " 18 " }, { age: 18 }],
  [{ age: "120" }, { age: 120 }],
  [
    { sex: "female", race: "black" },
    { sex: "female", race: "black" },
  ],
])("%o is read", (change, read) => {
  const { faults, measures } = readMeasures({ ...good, ...change }, "ru");
  expect([faults, measures]).toEqual([{}, expect.objectContaining(read)]);
});

test.each([
  ["1,000", "en", 1000],
  ["1,234", "en", 1234],
  ["1,234.5", "en", 1234.5],
  ["88,4", "en", 88.4],
  ["88,45", "en", 88.45],
  ["1,000", "ru", 1],
] as const)("a creatinine of %s is, in %s, %d", (creatinine, locale, read) => {
  expect(readMeasures({ ...good, creatinine }, locale).measures?.creatinine).toBe(read);
});

test.each([
  ["age", "", "missing"],
  ["age", " ", "missing"],
  ["age", "17", "outside"],
  ["age", "121", "outside"],
  ["age", "-45", "outside"],
  ["age", "45,5", "unreadable"],
  ["age", "45.0", "unreadable"],
  ["age", "сорок", "unreadable"],
  ["age", "1e2", "unreadable"],
  ["age", "٤٥", "unreadable"],
  ["creatinine", "", "missing"],
  ["creatinine", "0", "outside"],
  ["creatinine", "0,99", "outside"],
  ["creatinine", "3000,1", "outside"],
  ["creatinine", "-101", "outside"],
  ["creatinine", "−101", "outside"],
  ["creatinine", "1,234.5", "unreadable"],
  ["creatinine", "1e2", "unreadable"],
  ["creatinine", "0x65", "unreadable"],
  ["creatinine", "Infinity", "unreadable"],
  ["creatinine", "101 мкмоль", "unreadable"],
  ["sex", "", "missing"],
  ["sex", "Male", "missing"],
  ["race", "", "missing"],
  ["race", "toString", "missing"],
])("an invalid %s, %j, is %s, and the typed text is kept", (field, text, fault) => {
  const asked = readMeasures({ ...good, [field]: text }, "ru");
  expect(asked).toEqual({ typed: { ...good, [field]: text }, faults: { [field]: fault }, measures: null });
});

test("an address without parameters asks nothing; with one of the four, the others are required", () => {
  expect(readAddress(new URLSearchParams("utm=1"), "ru")).toBeNull();
  expect(readAddress(new URLSearchParams("age=45"), "ru")?.faults).toEqual({
    sex: "missing",
    race: "missing",
    creatinine: "missing",
  });
});

test("values written to the address are read back unchanged", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 18, max: 120 }),
      fc.constantFrom("male" as const, "female" as const),
      fc.constantFrom("black" as const, "other" as const),
      fc.integer({ min: 10, max: 30_000 }).map((tenths) => tenths / 10),
      (age, sex, race, creatinine) => {
        const measures = { age, sex, race, creatinine };
        expect(readAddress(new URLSearchParams(toQuery(measures)), "ru")?.measures).toEqual(measures);
      },
    ),
  );
});

test("no text at all makes it throw", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (age, sex, race, creatinine) => {
      const { measures, faults } = readMeasures({ age, sex, race, creatinine }, "ru");
      expect(measures === null).toBe(Object.keys(faults).length > 0);
    }),
  );
});
