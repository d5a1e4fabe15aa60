import { expect, test } from "vitest";
import { readDay } from "./day.ts";
import type { Amounts, Larder } from "./food.ts";
import { shapeDay } from "./shape-day.ts";
import { dayMenuWords } from "./day-menu-words.ts";
import { toCsv } from "./to-csv.ts";

const amounts: Amounts = { potassium: 2350, phosphorus: 10, sodium: 0, protein: 1.25, fluid: 0, drink: 0 };
const larder: Larder = {
  foods: [
    { key: "apple", name: "=Apple", group: "fruit", portion: "1", grams: 100, amounts },
    { key: "kiwi", name: "Kiwi", group: "fruit", portion: "1", grams: 100, amounts: { ...amounts, potassium: null } },
  ],
  groups: {},
  much: { potassium: 200, phosphorus: 150, sodium: 400 },
  norms: null,
};
const csv = (locale: "ru" | "en", query: string) => {
  const day = readDay(new URLSearchParams(query));
  return toCsv(dayMenuWords[locale], { day, view: shapeDay(larder, day), today: "17 XI", treatment: "HD" })
    .replaceAll("\u00a0", " ")
    .split("\r\n");
};

test("numbers are plain, in the spreadsheet format of the language, and the person and the day are included", () => {
  const lines = csv("ru", "dry=70,5&urine=300&lunch.apple=1 000&dinner.kiwi=100");
  expect(lines.slice(0, 4)).toEqual([
    '"Дата";"17 XI"',
    '"Лечение";"HD"',
    '"Сухой вес, кг";70,5',
    '"Моча за сутки, мл";300',
  ]);
  expect(lines).toContain(`"Обед";"'=Apple";1000;23500;100;0;12,5;0`);
  expect(lines).toContain('"Ужин";"Kiwi";100;"нет данных";10;0;1,3;0');
  expect(lines).toContain('"Итог за день";"";"";23500;110;0;13,8;0');
  expect(lines).toContain('"Посчитано не всё, на деле больше";"";"";"да";"";"";"";""');
  expect(csv("en", "dry=70.5&lunch.apple=100")).toContain(`"Lunch","'=Apple",100,2350,10,0,1.3,0`);
});

test("limits are in rows of their own below the total", () => {
  const norm = { article: "a", told: "", from: null };
  const limits = {
    potassium: { ...norm, most: 2000 },
    phosphorus: norm,
    sodium: norm,
    protein: { ...norm, least: 1, most: 1.2, perKilogram: true as const },
    drink: norm,
  };
  const one = { title: "HD", limits };
  const norms = { hemodialysis: one, "peritoneal-dialysis": one, "before-dialysis": one };
  const day = readDay(new URLSearchParams("dry=70&lunch.apple=100"));
  const lines = toCsv(dayMenuWords.ru, {
    day,
    view: shapeDay({ ...larder, norms }, day),
    today: "17 XI",
    treatment: null,
  });
  expect(lines.replaceAll("\u00a0", " ").split("\r\n").slice(-2)).toEqual([
    '"Норма, не меньше";"";"";"";"";"";70;""',
    '"Норма, не больше";"";"";2000;"";"";84;""',
  ]);
});
