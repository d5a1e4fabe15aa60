import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Amounts } from "./food.ts";
import { amountOf, type Eaten, sumOf } from "./sums.ts";

const NOTHING: Amounts = { potassium: 0, phosphorus: 0, sodium: 0, protein: 0, fluid: 0, drink: 0 };
const eaten = (grams: number | null, amounts: Partial<Amounts>): Eaten => ({
  grams,
  amounts: { ...NOTHING, ...amounts },
});

// Calculated by hand from the table of foods.
const banana = { potassium: 358, phosphorus: 22, sodium: 1, protein: 1.1, fluid: 75 };
const rice = { potassium: 35, phosphorus: 43, sodium: 1, protein: 2.7, fluid: 68 };
const tea = { potassium: 37, phosphorus: 1, sodium: 3, fluid: 100, drink: 100 };

test.each([
  // 358 × 1.2 = 429.6; 35 × 1.5 = 52.5; 37 × 2 = 74.
  ["potassium", 556.1],
  // 22 × 1.2 = 26.4; 43 × 1.5 = 64.5; 1 × 2 = 2.
  ["phosphorus", 92.9],
  // 1.2 + 1.5 + 6.
  ["sodium", 8.7],
  // 1.1 × 1.2 = 1.32; 2.7 × 1.5 = 4.05.
  ["protein", 5.37],
  // 90 + 102 + 200, of which the tea is drunk.
  ["fluid", 392],
  ["drink", 200],
] as const)("a banana of 120 g, 150 g of rice and 200 g of tea hold %s %d", (nutrient, amount) => {
  const day = [eaten(120, banana), eaten(150, rice), eaten(200, tea)];
  expect(sumOf(day, nutrient)).toEqual({ amount, missing: [] });
});

test("unknown amounts are named and not counted as zero", () => {
  const day = [eaten(100, banana), eaten(100, { potassium: null }), eaten(null, rice)];
  expect(sumOf(day, "potassium")).toEqual({ amount: 358, missing: [1, 2] });
  expect(sumOf(day, "phosphorus")).toEqual({ amount: 22, missing: [2] });
  expect([amountOf(eaten(50, { sodium: null }), "sodium"), amountOf(eaten(50, banana), "sodium")]).toEqual([null, 0.5]);
});

const amounts = fc.record({
  potassium: fc.integer({ min: 0, max: 600_000 }).map((tenths) => tenths / 10),
  phosphorus: fc.integer({ min: 0, max: 100_000 }).map((tenths) => tenths / 10),
  sodium: fc.integer({ min: 0, max: 400_000 }).map((tenths) => tenths / 10),
  protein: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
  fluid: fc.integer({ min: 0, max: 100 }),
  drink: fc.constant(0),
});
const day = fc.array(fc.record({ amounts, grams: fc.integer({ min: 1, max: 3000 }) }), { maxLength: 60 });

test("the order of foods changes nothing", () => {
  fc.assert(
    fc.property(day, fc.infiniteStream(fc.nat()), (foods, dice) => {
      const keyed = foods.map((food) => ({ food, at: dice.next().value ?? 0 })).toSorted((a, b) => a.at - b.at);
      const shuffled = keyed.map(({ food }) => food);
      expect(sumOf(shuffled, "protein").amount).toBe(sumOf(foods, "protein").amount);
      expect(sumOf(shuffled, "potassium").amount).toBe(sumOf(foods, "potassium").amount);
    }),
  );
});

test("two halves of a food sum to the whole, and two days to the sum of both", () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 1500 }), (food, half) => {
      const halves = [eaten(half, food), eaten(half, food)];
      expect(sumOf(halves, "sodium").amount).toBe(sumOf([eaten(half * 2, food)], "sodium").amount);
    }),
  );
  fc.assert(
    fc.property(day, day, (one, other) => {
      const both = sumOf(one, "phosphorus").amount + sumOf(other, "phosphorus").amount;
      expect(sumOf([...one, ...other], "phosphorus").amount).toBeCloseTo(both, 6);
    }),
  );
});

test("nothing eaten sums to zero, and no food reduces a sum", () => {
  expect(sumOf([], "potassium")).toEqual({ amount: 0, missing: [] });
  fc.assert(
    fc.property(day, amounts, (foods, more) => {
      const before = sumOf(foods, "protein").amount;
      expect(sumOf([...foods, eaten(100, NOTHING)], "protein").amount).toBe(before);
      expect(sumOf([...foods, eaten(100, more)], "protein").amount).toBeGreaterThanOrEqual(before);
    }),
  );
});
