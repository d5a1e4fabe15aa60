import { describe, expect, test } from "vitest";
import { groupByLetter, groupByRegion, REST } from "./group.ts";
import { regionOf } from "../../parts/records/center-region.ts";
import { isOwnCity } from "./regions.ts";

const regions = [
  { alias: "moscow", title: "Москва" },
  { alias: "crimea", title: "Крым" },
  { alias: "tver", title: "Тверь" },
];
const center = (alias: string, field = "") => ({ alias, region: regionOf(alias, field) });
const shape = (groups: { key: string; items: { alias: string }[] }[]) =>
  groups.map(({ key, items }) => [key, ...items.map(({ alias }) => alias)]);

describe("a center's region", () => {
  test.each([
    ["moscow-lipovaya", "", "moscow"],
    ["saint-petersburg-tikhy", "", "saint-petersburg"],
    ["moscow", "", "moscow"],
    ["moscowland", "", null],
    ["kazan-rodnikovaya", "tatarstan", "tatarstan"],
    ["moscow-lipovaya", "tver", "tver"],
    ["tyumen", "", null],
  ])("of %s with the field %j is %j", (alias, field, region) => {
    expect(regionOf(alias, field)).toBe(region);
  });

  test.each(["simferopol", "sevastopol", "yalta", "kerch", "evpatoriya"])("%s is an own center, in Crimea", (alias) => {
    expect(regionOf(alias, "")).toBe("crimea");
    expect(isOwnCity(alias)).toBe(true);
  });
});

describe("by region", () => {
  test("regions keep their order, empty ones are left out, unknown ones come last", () => {
    const centers = [
      center("yalta"),
      center("tyumen"),
      center("moscow-b"),
      center("lost", "atlantis"),
      center("moscow-a"),
    ];
    expect(shape(groupByRegion(centers, regions, "Другие"))).toEqual([
      ["moscow", "moscow-b", "moscow-a"],
      ["crimea", "yalta"],
      [REST, "tyumen", "lost"],
    ]);
  });

  test("without regions there is one group, without centers none", () => {
    expect(shape(groupByRegion([center("yalta")], [], "Другие"))).toEqual([[REST, "yalta"]]);
    expect(groupByRegion([], regions, "Другие")).toEqual([]);
  });

  test("keeps all of a hundred centers", () => {
    const centers = Array.from({ length: 100 }, (_, n) => center(`moscow-${n}`));
    expect(groupByRegion(centers, regions, "Другие")).toEqual([{ key: "moscow", title: "Москва", items: centers }]);
  });
});

describe("by letter", () => {
  const letters = (titles: string[], locale: "ru" | "en") =>
    groupByLetter(
      titles.map((title) => ({ title })),
      locale,
    ).map(({ title, items }) => [title, ...items.map((city) => city.title)]);

  test("Russian letters in Russian order, ё with е", () => {
    expect(letters(["Ярославль", "Елец", "Астрахань", "Ёлкино", "Архангельск", "ейск"], "ru")).toEqual([
      ["А", "Архангельск", "Астрахань"],
      ["Е", "ейск", "Елец", "Ёлкино"],
      ["Я", "Ярославль"],
    ]);
  });

  test("digits are one group, and so are Latin names among Russian ones", () => {
    expect(letters(["Kt/V", "HbA1c", "14 ВЗН", "Нефрон", "2 дня"], "ru")).toEqual([
      ["0–9", "14 ВЗН", "2 дня"],
      ["Н", "Нефрон"],
      ["A–Z", "HbA1c", "Kt/V"],
    ]);
  });

  test("English letters; a name without a translation is under its own letter", () => {
    expect(letters(["Yaroslavl", "Perm", "Пермь", "Penza"], "en")).toEqual([
      ["P", "Penza", "Perm"],
      ["Y", "Yaroslavl"],
      ["П", "Пермь"],
    ]);
  });

  test("no centers, and one", () => {
    expect(letters([], "ru")).toEqual([]);
    expect(letters(["Уфа"], "ru")).toEqual([["У", "Уфа"]]);
  });
});
