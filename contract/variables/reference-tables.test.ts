import { expect, test } from "vitest";
import { FoodTable } from "./reference-tables.ts";

const table = (name: string, more: object) => ({
  limits: { potassium: [100, 200], phosphorus: [50, 150], sodium: [140, 400] },
  groups: { meat: { ru: "Мясо", en: "Meat" } },
  foods: [
    {
      key: "ham",
      name: { ru: name, en: name },
      group: "meat",
      portion: { grams: 50, ru: "2 ломтика", en: "2 slices" },
      potassium: 287,
      phosphorus: 210,
      sodium: 1143,
      protein: 16.6,
      fluid: 67,
      ...more,
    },
  ],
});

test.each([
  ["Ham", {}, true],
  ["Ham, with phosphates E450–452", { additives: true }, true],
  ["Ham, with phosphates E450–452", {}, false],
  ["Ham", { additives: true }, false],
])("a food has `additives` if its name lists the numbers of phosphate additives: %s, %j", (name, more, isRight) => {
  expect(FoodTable.safeParse(table(name, more)).success).toBe(isRight);
});

test.each([
  [{ liquid: true, poured: true }, true],
  [{ liquid: true }, true],
  [{ poured: true }, false],
])("what is measured in millilitres counts as drink: %j", (more, isRight) => {
  expect(FoodTable.safeParse(table("Tea", more)).success).toBe(isRight);
});
