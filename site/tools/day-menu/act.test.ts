import * as fc from "fast-check";
import { expect, test } from "vitest";
import { act } from "./act.ts";
import { type Day, meals, readDay, toQuery } from "./day.ts";
import type { MenuFood } from "./food.ts";

const food = (key: string, grams: number) => ({ key, grams }) as MenuFood;
const foods = [food("borscht", 300), food("banana", 120), food("tea", 200)];
const presses = fc.array(
  fc.record({ to: fc.constantFrom(...meals), key: fc.constantFrom("borscht", "banana", "tea") }),
);
function added(presses: { to: Day["to"]; key: string }[]): Day {
  let day = readDay(new URLSearchParams());
  for (const { to, key } of presses) day = act({ ...day, to }, "add", key, foods);
  return day;
}

test("whatever the order of adding, the form has the rows where the day has them", () => {
  fc.assert(
    fc.property(presses, (all) => {
      const day = added(all);
      expect(readDay(new URLSearchParams(toQuery(day))).entries).toEqual(day.entries);
    }),
  );
});

test("no press is lost: each adds its portion to its meal", () => {
  fc.assert(
    fc.property(presses, (all) => {
      const { entries } = added(all);
      for (const { meal, food: key, grams } of entries) {
        const times = all.filter((one) => one.to === meal && one.key === key).length;
        expect(Number(grams)).toBe(times * (foods.find((one) => one.key === key)?.grams ?? 0));
      }
      expect(entries.length).toBe(new Set(all.map(({ to, key }) => `${to}.${key}`)).size);
    }),
  );
});
