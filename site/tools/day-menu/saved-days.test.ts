import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freeName, hashOf, keepSavedDays, openName, readSavedDays, withDay } from "./saved-days.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const day = (name: string, query = "lunch.apple=1") => ({ name, query });

test("days are saved, newest first; only the open day is replaced", () => {
  const days = withDay(withDay([], day("Пн")), day("Вт"));
  const edited = day("Пн", "lunch.pear=2");
  keepSavedDays(withDay(days, edited, "Пн"));
  expect(readSavedDays()).toEqual([edited, day("Вт")]);
  for (const open of ["", "Вт"])
    expect(withDay(days, edited, open)).toEqual([{ ...edited, name: "Пн (2)" }, day("Вт"), day("Пн")]);
});

test("a new day and a copy get a name that no other day has", () => {
  const names = ["17 ноября 2026", "17 ноября 2026 (2)", "17 ноября 2026 (3)"];
  const [first = "", second = ""] = names;
  expect([freeName([], first), freeName([day(first)], first)]).toEqual([first, second]);
  const days = [first, second].reduce((all, name) => withDay(all, day(name)), [day(first)]);
  expect(days.map(({ name }) => name)).toEqual(names.toReversed());
  const long = "x".repeat(60);
  expect(withDay([day(long)], day(long))[0].name).toBe(`${"x".repeat(54)} (2)`);
});

test("an address opens the day that it names, of two equal ones too; any other address is a new day", () => {
  const days = [day("Среда (2)"), day("Среда"), day("Вт", "lunch.pear=2")];
  const opened = (query: string, name?: string) => openName(days, query, name ? hashOf(name) : "");
  expect(opened("lunch.apple=1", "Среда")).toBe("Среда");
  expect(opened("lunch.apple=1", "Среда (2)")).toBe("Среда (2)");
  expect(opened("lunch.apple=1")).toBe("Среда (2)");
  expect(opened("lunch.pear=2")).toBe("Вт");
  // A link from somebody else whose day has the same name.
  expect(opened("lunch.plum=3", "Среда")).toBe("");
});

test("erasing the last day leaves nothing in storage, and no day is dropped for a new one", () => {
  const many = Array.from({ length: 80 }, (_, n) => n).reduce((days, n) => withDay(days, day(`${n}`)), [day("first")]);
  keepSavedDays(many);
  expect(readSavedDays()).toHaveLength(81);
  keepSavedDays([]);
  expect([...kept]).toEqual([]);
});

test.each(["", "{", "null", '{"a":1}', '[1,null,{"name":1,"query":""}]'])(
  "foreign data in storage, %s, is not a day",
  (text) => {
    kept.set("saved-days", text);
    expect(readSavedDays()).toEqual([]);
  },
);

test("a browser without storage is reported", () => {
  vi.stubGlobal("localStorage", undefined);
  expect([readSavedDays(), keepSavedDays([day("Пн")])]).toEqual([[], false]);
});
