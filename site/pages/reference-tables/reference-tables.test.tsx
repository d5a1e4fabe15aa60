import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import {
  type Food,
  FoodTable,
  type FoodTable as Foods,
  type Lab,
  LabTable,
} from "#contract/variables/reference-tables.ts";
import { all, hiddenFields, links } from "../../../tests/support/read-html.ts";
import { renderPart } from "../../../tests/support/render.tsx";
import { FoodsTable } from "./foods-table.tsx";
import { describeRanges } from "./ranges.server.ts";
import { shapeFoods } from "./shape-foods.server.ts";
import { shapeLabs } from "./shape-labs.server.ts";
import { tableWords } from "./reference-tables-words.ts";

const food = (name: string, potassium: number, grams = 100): Food => ({
  key: name.replaceAll(/[^a-z0-9]/g, "-"),
  name: { ru: name, en: name },
  group: "fruit",
  portion: { grams, ru: "порция", en: "a helping" },
  potassium,
  phosphorus: 0,
  sodium: 0,
  protein: 0.25,
  fluid: 0,
});
const table = (foods: Food[]): Foods => ({
  limits: { potassium: [100, 200], phosphorus: [50, 150], sodium: [140, 400] },
  groups: { fruit: { ru: "Фрукты", en: "Fruit" } },
  foods,
});
const shape = (foods: Food[], query = "") => shapeFoods(table(foods), new URLSearchParams(query), "ru");
const rows = (foods: Food[], query?: string) => shape(foods, query).parts.flatMap((part) => part.rows);
const levels = (foods: Food[]) => rows(foods).map(({ cells }) => cells[0]?.level);

test("the traffic light depends on the portion; a value on the limit counts as the milder level", () => {
  expect(levels([food("a", 100), food("b", 101), food("c", 200), food("d", 201)])).toEqual([
    "low",
    "middle",
    "middle",
    "high",
  ]);
  expect(levels([food("raisins", 749, 10), food("melon", 150, 300)])).toEqual(["low", "high"]);
});

test("amounts are per portion, or per 100 g on request", () => {
  const text = (query: string) => rows([food("a", 350, 120)], query)[0]?.cells.map((cell) => cell.text);
  expect(text("")).toEqual(["420", "0", "0", "0,3", "0"]);
  expect(text("per=100")).toEqual(["350", "0", "0", "0,3", "0"]);
  expect(text("per=kilo")).toEqual(text(""));
});

test("an unknown amount is shown as unknown, has no level and sorts last in both directions", () => {
  const foods = [{ ...food("a", 0), potassium: null }, food("b", 5), food("c", 300)];
  expect(rows(foods)[0]?.cells[0]).toMatchObject({ text: "нет данных", level: undefined });
  expect(rows(foods)[0]?.cells[1]).toMatchObject({ text: "0", level: "low" });
  const names = (order: string) => rows(foods, `sort=potassium&order=${order}`).map(({ name }) => name);
  expect([names("asc"), names("desc")]).toEqual([
    ["b", "c", "a"],
    ["c", "b", "a"],
  ]);
});

test("no foods, one and a hundred; levels are offered from low to high", () => {
  expect(shape([])).toMatchObject({ parts: [], filter: { total: 0 } });
  expect(rows([food("a", 1)])).toHaveLength(1);
  const many = Array.from({ length: 100 }, (_, n) => food(`food ${n}`, 400 - n * 4));
  const field = shape(many).filter.fields.find(({ key }) => key === "potassium");
  expect(field).toMatchObject({ options: [{ value: "low" }, { value: "middle" }, { value: "high" }] });
});

test("foods are grouped until a filter or sorting is set, then they are one list", () => {
  const foods = [food("a", 1), { ...food("b", 2), group: "nuts" }, food("c", 3)];
  const parts = (query: string) =>
    shape(foods, query).parts.map(({ group, rows }) => [group?.title, rows.map(({ name }) => name).join("")]);
  for (const query of ["", "per=100", "group=stones"])
    expect([query, parts(query)]).toEqual([
      query,
      [
        ["Фрукты", "ac"],
        ["nuts", "b"],
      ],
    ]);
  expect(parts("sort=potassium&order=desc")).toEqual([[undefined, "cba"]]);
  expect(parts("q=b")).toEqual([[undefined, "b"]]);
});

test("sorting links keep the filters, and filters keep the sorting", () => {
  const html = renderPart(<FoodsTable foods={shape([food("a", 1)], "group=fruit&per=100&sort=fluid&order=desc")} />);
  expect(links(html)).toContain("?group=fruit&per=100&sort=potassium");
  expect(links(html)).toContain("?group=fruit&sort=fluid&order=desc");
  const [filters, sorting] = all(html, "form").map(hiddenFields);
  expect(filters).toEqual({ per: "100", sort: "fluid", order: "desc" });
  expect(sorting).toEqual({ group: "fruit", per: "100" });
});

type Range = [number | null, number | null];
const limits = (target: Range, watch: Range, call: Lab["call"] = {}, danger: Range = [null, null]) => ({
  target,
  watch,
  call,
  danger,
});

test("ranges are shown with both limits, or the one that matters, and how soon to call", () => {
  const say = (lab: ReturnType<typeof limits>) => {
    const { target, watch, call } = describeRanges(lab, tableWords.en.labs.ranges, "en");
    const calls = call.map(({ range, soon }) => `${range}: ${soon}`);
    return [target, watch, ...calls].map((text) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", ""));
  };
  expect(say(limits([4, 5.5], [3.5, 6], { below: "today", above: "today" }, [null, 6.5]))).toEqual([
    "4–5.5",
    "3.5–4 or 5.5–6",
    "below 3.5 or above 6: your centre today",
    "above 6.5: 103 or 112 now",
  ]);
  expect(say(limits([5, 8], [3.9, 15], { below: "duty", above: "today" }))).toEqual([
    "5–8",
    "3.9–5 or 8–15",
    "above 15: your centre today",
    "below 3.9: the 24-hour nurse helpline within the hour",
  ]);
  expect(say(limits([130, 600], [null, null]))).toEqual(["130–600", "below 130 or above 600"]);
  expect(say(limits([1.4, null], [null, null]))).toEqual(["at least 1.4", "below 1.4"]);
  expect(say(limits([null, 100], [null, 100], { above: "duty" }))).toEqual([
    "up to 100",
    "",
    "above 100: the 24-hour nurse helpline within the hour",
  ]);
});

test("no value of the real table is in two zones: target, watch, call and danger adjoin without overlap", () => {
  const table = LabTable.parse(readRealTable());
  for (const { name, target, watch, call, danger } of table.labs) {
    const zonesOf = (value: number) => {
      const beyond = ([low, high]: Range) => (low !== null && value < low) || (high !== null && value > high);
      const isNow = beyond(danger);
      const isCall = beyond(watch) && !isNow;
      return [!beyond(target), beyond(target) && !beyond(watch), isCall, isNow].filter(Boolean).length;
    };
    const ends = [...target, ...watch, ...danger].filter((end) => end !== null);
    for (const value of ends.flatMap((end) => [end * 0.999, end, end * 1.001]))
      expect([name.ru, value, zonesOf(value)]).toEqual([name.ru, value, 1]);
    expect([name.ru, watch[0] !== null, watch[1] !== null]).toEqual([name.ru, "below" in call, "above" in call]);
  }
});

function readRealTable(): unknown {
  const [, front = ""] = readFileSync("content/variables/reference-labs.ru.md", "utf8").split("---\n");
  return (parse(front) as { value: unknown }).value;
}

test("a row whose zones overlap is rejected on publishing", () => {
  const row = (more: ReturnType<typeof limits>) => ({
    groups: { g: { ru: "Г", en: "G" } },
    labs: [{ name: { ru: "К", en: "K" }, group: "g", unit: { ru: "", en: "" }, why: { ru: "П", en: "W" }, ...more }],
  });
  const refused = (more: ReturnType<typeof limits>) =>
    LabTable.safeParse(row(more)).error?.issues.map(({ message }) => message);
  expect(refused(limits([4, 5.5], [3.5, 6], { below: "today", above: "today" }, [null, 6.5]))).toBeUndefined();
  expect(refused(limits([4, 5.5], [3.5, 6], { below: "today" }))).toEqual([
    "above: where waiting ends, `call` says how soon to call",
  ]);
  expect(refused(limits([4, 5.5], [null, null], { above: "today" }))).toEqual([
    "above: where waiting ends, `call` says how soon to call",
  ]);
  expect(refused(limits([4, 5.5], [null, 5], { above: "today" }))).toEqual(["above: `watch` holds the goal"]);
  expect(refused(limits([4, 5.5], [null, 6], { above: "today" }, [null, 6]))).toEqual([
    "above: `danger` lies beyond `watch`",
  ]);
});

test("filters of the blood values stay in their tab", () => {
  const view = shapeLabs({ groups: {}, labs: [] }, new URLSearchParams("tab=labs"), "ru");
  expect([view.values.tab, view.filter.keep.tab]).toEqual(["labs", "labs"]);
});

test("a food of an unnamed group, or with more protein than weight, is rejected on publishing", () => {
  const refused = (value: unknown) => FoodTable.safeParse(value).error?.issues.map(({ path }) => path.join("."));
  expect(refused(table([food("a", 1)]))).toBeUndefined();
  expect(refused(table([{ ...food("a", 1), group: "stones" }]))).toEqual(["foods.0.group"]);
  expect(refused(table([{ ...food("a", 1), protein: 120 }]))).toEqual(["foods.0.protein"]);
  expect(refused(table([food("a", 1), food("b", 1), food("a", 2)]))).toEqual(["foods.2.key"]);
  const also = (foods: string[]) => ({ ...table([food("a", 1)]), also: [{ ru: ["картошка"], en: [], foods }] });
  expect([refused(also(["a"])), refused(also(["a", "b"]))]).toEqual([undefined, ["also.0.foods"]]);
  expect(LabTable.safeParse({ groups: {}, labs: [{}] }).success).toBe(false);
});
