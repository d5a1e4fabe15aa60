import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { shapeFoods } from "./shape-foods.server.ts";
import { shapeLabs } from "./shape-labs.server.ts";
import { type Food, readFoods, readLabs } from "./tables.server.ts";
import { tableWords } from "./words.ts";

const food = (name: string, potassium: number, grams = 100): Food => ({
  name: { ru: name, en: name },
  group: "fruit",
  portion: { grams, ru: "порция", en: "a helping" },
  potassium,
  phosphorus: 0,
  sodium: 0,
  protein: 0.25,
  fluid: 0,
});
const limits = { potassium: [100, 200], phosphorus: [50, 150], sodium: [140, 400] } as const;
const table = (foods: Food[]) =>
  readFoods({ limits, groups: { fruit: { ru: "Фрукты", en: "Fruit" } }, foods }, () => expect.unreachable());
const shape = (foods: Food[], query = "") =>
  shapeFoods(table(foods), new URLSearchParams(query), "ru", tableWords.ru.foods.levels);
const levels = (foods: Food[]) => shape(foods).rows.map(({ cells }) => cells[0]?.level);

test("the light goes by the portion; a limit belongs to the milder side", () => {
  expect(levels([food("a", 100), food("b", 101), food("c", 200), food("d", 201)])).toEqual([
    "low",
    "middle",
    "middle",
    "high",
  ]);
  expect(levels([food("raisins", 749, 10), food("melon", 150, 300)])).toEqual(["low", "high"]);
});

test("numbers are those of a portion, or of 100 g when asked", () => {
  const text = (query: string) => shape([food("a", 350, 120)], query).rows[0]?.cells.map((cell) => cell.text);
  expect(text("")).toEqual(["420", "0", "0", "0,3", "0"]);
  expect(text("per=100")).toEqual(["350", "0", "0", "0,3", "0"]);
  expect(text("per=kilo")).toEqual(text(""));
});

test("none, one and a hundred; levels stand from little to much", () => {
  expect(shape([]).rows).toEqual([]);
  expect(shape([food("a", 1)]).rows).toHaveLength(1);
  const many = Array.from({ length: 100 }, (_, n) => food(`food ${n}`, 400 - n * 4));
  const field = shape(many).fields.find(({ key }) => key === "potassium");
  expect(field?.kind === "choice" && field.options.map(({ value }) => value)).toEqual(["low", "middle", "high"]);
});

test("a line that an editor broke is told and left out", () => {
  const errors: unknown[] = [];
  const { foods } = readFoods({ limits, groups: {}, foods: [food("a", 1), { name: "?" }] }, (e) => errors.push(e));
  expect(foods).toHaveLength(1);
  expect(errors).toHaveLength(1);
});

test("ranges are said on both sides, or on the one that matters", () => {
  const name = { ru: "x", en: "x" };
  const lab = { name, group: "g", unit: name, why: name };
  const labs = readLabs(
    {
      groups: {},
      labs: [
        { ...lab, target: [4, 5.5], watch: [3.5, 6] },
        { ...lab, target: [1.4, null], watch: [1.2, null] },
        { ...lab, target: [null, 5], watch: [null, 20] },
      ],
    },
    () => expect.unreachable(),
  );
  const { rows } = shapeLabs(labs, new URLSearchParams(), "en", tableWords.en.labs.ranges);
  const plain = rows.map(({ target, watch, call }) =>
    [target, watch, call].map((text) => text.replaceAll("\u00a0", " ")),
  );
  expect(plain).toEqual([
    ["4–5.5", "3.5–4 or 5.5–6", "below 3.5 or above 6"],
    ["from 1.4", "1.2–1.4", "below 1.2"],
    ["up to 5", "5–20", "above 20"],
  ]);
});

test("the tables of the content are whole: every line is read, every group is named, water is no more than the food", () => {
  const read = (key: string): unknown =>
    parse(readFileSync(`content/variables/${key}.ru.md`, "utf8").replaceAll(/^---$/gm, "")).value;
  const { foods, groups } = readFoods(read("reference-foods"), (error) => expect.unreachable(String(error)));
  const labs = readLabs(read("reference-labs"), (error) => expect.unreachable(String(error)));
  expect(foods.length).toBeGreaterThanOrEqual(60);
  for (const { name, group, protein, fluid } of foods) {
    expect([name.en, groups[group]?.en]).not.toContain(undefined);
    expect(protein + fluid, name.en).toBeLessThanOrEqual(100.5);
  }
  for (const { name, group, target, watch } of labs.labs) {
    expect([name.en, labs.groups[group]?.en]).not.toContain(undefined);
    expect(watch[0] ?? -1, name.en).toBeLessThanOrEqual(target[0] ?? 0);
    expect(watch[1] ?? 1e9, name.en).toBeGreaterThanOrEqual(target[1] ?? 0);
  }
});
