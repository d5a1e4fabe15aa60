import { expect, test } from "vitest";
import { rowGroups } from "./row-groups.ts";

const wordy = [["Уколы", "при каждом подключении к фистуле", "для самого лечения не нужны"]];

test("two columns usually fit, and columns without names cannot be grouped", () => {
  expect(rowGroups(["Вес", "кг"], [["С утра", "70"]])).toBeNull();
  expect(rowGroups(["Что", "Где"], [["гемодиафильтрация, хирург", "по понедельникам"]])?.labels[1]).toBe("Где");
  expect(rowGroups(["", "", ""], wordy)).toBeNull();
});

test("each cell gets its column's name, and the row header gets none", () => {
  const groups = rowGroups(["О чём речь", "Гемодиализ", "Дома"], wordy);
  expect(groups).toEqual({
    labels: [undefined, "Гемодиализ", "Дома"],
    isNarrow: false,
    isFigures: false,
  });
});

test("figures stay a table on a phone", () => {
  expect(rowGroups(["Рыба", "Белок, г", "Калий, мг"], [["Треска", "18", "400"]])?.isNarrow).toBe(true);
});

test("a table with more number columns uses smaller letters", () => {
  const names = ["Продукт", "Белок, г", "Фосфор, мг", "Натрий, мг"];
  expect(rowGroups(names, [["Говядина", "20", "189", "44"]])?.isNarrow).toBe(true);
  expect(rowGroups(names, [["Говядина", "есть", "меньше", "мало"]])?.isNarrow).toBe(false);
});

test("words joined by no-break spaces count as one", () => {
  const names = ["Мало", "мг", "Умеренно", "мг"];
  const table = (food: string) => rowGroups(names, [[food, "35", "Белокочанная капуста", "170"]]);
  expect(table("Черника или голубика, 80 г")?.isNarrow).toBe(true);
  expect(table("Черника или\u00a0голубика\u00a0без\u00a0сахара")?.isNarrow).toBe(false);
});

test("a sentence in the first column is not a row header", () => {
  const groups = rowGroups(["Скорее да", "Обсудить", "Нет"], [["вы живёте далеко от центра", "спайки", "грыжа"]]);
  expect(groups?.labels).toEqual(["Скорее да", "Обсудить", "Нет"]);
});
