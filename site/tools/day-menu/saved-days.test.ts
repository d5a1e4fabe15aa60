import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSavedDays, readSavedDays, withCopy, withDay } from "./saved-days.ts";

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

test("days are saved, newest first; the same name replaces the day", () => {
  keepSavedDays(withDay(withDay(withDay([], day("Пн")), day("Вт")), day("Пн", "lunch.pear=2")));
  expect(readSavedDays()).toEqual([day("Пн", "lunch.pear=2"), day("Вт")]);
});

test("a copy gets a name of its own", () => {
  const names = ["17 ноября 2026", "17 ноября 2026, копия", "17 ноября 2026, копия 2", "17 ноября 2026, копия 3"];
  const [first = "", second = "", third = ""] = names;
  const days = [first, second, third].reduce((all, name) => withCopy(all, day(name), "копия"), [day(first)]);
  expect(days.map(({ name }) => name)).toEqual(names.toReversed());
  const [long] = withCopy([], day("x".repeat(60)), "копия");
  expect(long?.name).toBe(`${"x".repeat(50)}, копия`);
});

test("erasing the last day leaves nothing in storage, and at most sixty days are kept", () => {
  const many = Array.from({ length: 80 }, (_, n) => n).reduce((days, n) => withDay(days, day(`${n}`)), [day("first")]);
  expect(many).toHaveLength(60);
  keepSavedDays(many);
  keepSavedDays([]);
  expect([...kept]).toEqual([]);
});

test.each(["", "{", "null", '{"a":1}', '[1,null,{"name":1,"query":""}]', `[{"name":"${"x".repeat(99)}","query":""}]`])(
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
