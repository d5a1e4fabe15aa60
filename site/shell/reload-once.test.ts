import { beforeEach, expect, test, vi } from "vitest";
import { reloadOnce, setTarget } from "./reload-once.ts";

const reload = vi.fn();
const assign = vi.fn();
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

beforeEach(() => {
  vi.clearAllMocks();
  kept.clear();
  vi.stubGlobal("window", { location: { reload, assign } });
  vi.stubGlobal("sessionStorage", storage);
  setTarget("/reviews");
});

test("a failed chunk reloads the page once a minute; in between the page asked for is loaded whole", () => {
  void reloadOnce(1_000_000);
  expect([reload.mock.calls.length, assign.mock.calls]).toEqual([1, []]);
  void reloadOnce(1_000_001);
  expect([reload.mock.calls.length, assign.mock.calls]).toEqual([1, []]);
  setTarget("/reviews");
  void reloadOnce(1_059_999);
  expect([reload.mock.calls.length, assign.mock.calls]).toEqual([1, [["/reviews"]]]);
  setTarget("/reviews");
  void reloadOnce(1_060_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("where nothing can be remembered it never reloads, so it cannot go round for ever", () => {
  vi.stubGlobal("sessionStorage", undefined);
  void reloadOnce(1_000_000);
  expect([reload.mock.calls.length, assign.mock.calls]).toEqual([0, [["/reviews"]]]);
});

test("what was only fetched ahead disturbs nobody", () => {
  setTarget(null);
  void reloadOnce(1_000_000);
  expect([reload.mock.calls.length, assign.mock.calls.length]).toEqual([0, 0]);
});
