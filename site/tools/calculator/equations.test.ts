import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Equation, equations, estimateRate, type Measures, type Race, type Sex } from "./equations.ts";
import { reckon } from "./reckon.ts";

const MG_DL = 88.4;
const person = (sex: Sex, age: number, creatinine: number, race: Race = "other"): Measures => ({
  sex,
  age,
  creatinine,
  race,
});

/** Results of the National Kidney Foundation's calculator (kidney.org), in whole units. */
const published: [Equation, Measures, number][] = [
  ["ckd-epi-2009", person("male", 40, 50), 129],
  ["ckd-epi-2009", person("female", 40, 50), 116],
  ["ckd-epi-2009", person("male", 50, 30), 148],
  ["ckd-epi-2009", person("female", 50, 30), 128],
  ["ckd-epi-2009", person("male", 60, 60), 104],
  ["ckd-epi-2009", person("female", 60, 60), 95],
  ["ckd-epi-2009", person("male", 70, 100), 65],
  ["ckd-epi-2009", person("female", 70, 100), 49],
  ["ckd-epi-2021", person("male", 55, 1.2 * MG_DL), 71],
];

test.each(published)("%s gives for %o the published value: %i", (equation, measures, rate) => {
  expect(Math.round(estimateRate(equation, measures))).toBe(rate);
});

/** Calculated by hand from the published formulas, at and around the thresholds of 0.7 and 0.9 mg/dl. */
const byHand: [Equation, Measures, number][] = [
  ["ckd-epi-2009", person("male", 45, 101), 77.03],
  ["ckd-epi-2021", person("male", 45, 101), 80.61],
  ["ckd-epi-2009", person("female", 50, 0.7 * MG_DL), 141 * 1.018 * 0.993 ** 50],
  ["ckd-epi-2009", person("male", 50, 0.9 * MG_DL), 141 * 0.993 ** 50],
  ["ckd-epi-2021", person("female", 50, 0.7 * MG_DL), 142 * 1.012 * 0.9938 ** 50],
  ["ckd-epi-2021", person("male", 50, 0.9 * MG_DL), 142 * 0.9938 ** 50],
  ["ckd-epi-2009", person("male", 50, 1.8 * MG_DL), 141 * 2 ** -1.209 * 0.993 ** 50],
  ["ckd-epi-2021", person("female", 50, 1.4 * MG_DL), 142 * 1.012 * 2 ** -1.2 * 0.9938 ** 50],
  ["ckd-epi-2009", person("female", 50, 0.35 * MG_DL), 141 * 1.018 * 0.5 ** -0.329 * 0.993 ** 50],
  ["ckd-epi-2021", person("male", 50, 0.45 * MG_DL), 142 * 0.5 ** -0.302 * 0.9938 ** 50],
];

test.each(byHand)("%s gives for %o the value of the formula: %d", (equation, measures, rate) => {
  expect(estimateRate(equation, measures)).toBeCloseTo(rate, 2);
});

test("race is used by the 2009 equation only, as a factor of 1.159", () => {
  const [black, other] = [person("female", 33, 77.5, "black"), person("female", 33, 77.5)];
  expect(estimateRate("ckd-epi-2009", black) / estimateRate("ckd-epi-2009", other)).toBeCloseTo(1.159, 10);
  expect(estimateRate("ckd-epi-2021", black)).toBe(estimateRate("ckd-epi-2021", other));
});

test("the 2009 result comes first, with two decimals for programs and rounded for people", () => {
  expect(reckon(person("male", 45, 101))).toMatchObject([
    { equation: "ckd-epi-2009", exact: "77.03", whole: "77", stage: "G2" },
    { equation: "ckd-epi-2021", exact: "80.61", whole: "81", stage: "G2" },
  ]);
});

const anyone = fc.record({
  age: fc.integer({ min: 18, max: 120 }),
  sex: fc.constantFrom<Sex>("male", "female"),
  race: fc.constantFrom<Race>("black", "other"),
  creatinine: fc.double({ min: 1, max: 3000, noNaN: true }),
});

describe.each(equations)("%s, for anyone within the limits", (equation) => {
  test("is a positive number", () => {
    fc.assert(
      fc.property(anyone, (measures) => {
        const rate = estimateRate(equation, measures);
        expect(Number.isFinite(rate) && rate > 0).toBe(true);
      }),
    );
  });

  test("falls with creatinine", () => {
    fc.assert(
      fc.property(anyone, fc.double({ min: 0.01, max: 1000, noNaN: true }), (measures, more) => {
        const worse = { ...measures, creatinine: measures.creatinine + more };
        expect(estimateRate(equation, worse)).toBeLessThan(estimateRate(equation, measures));
      }),
    );
  });

  test("falls with age", () => {
    fc.assert(
      fc.property(anyone, fc.integer({ min: 1, max: 60 }), (measures, years) => {
        const older = { ...measures, age: measures.age + years };
        expect(estimateRate(equation, older)).toBeLessThan(estimateRate(equation, measures));
      }),
    );
  });
});
