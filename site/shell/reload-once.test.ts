import { beforeEach, expect, test, vi } from "vitest";
import { reloadOnce } from "./reload-once.ts";

const reload = vi.fn();
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const failure = new Error("a chunk is missing");

beforeEach(() => {
  reload.mockClear();
  kept.clear();
  vi.stubGlobal("window", { location: { reload } });
  vi.stubGlobal("sessionStorage", storage);
});

test("a failed chunk reloads the page once; within a minute the error is shown instead", () => {
  void reloadOnce(failure, 1_000_000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(() => reloadOnce(failure, 1_059_999)).toThrow(failure);
  expect(reload).toHaveBeenCalledTimes(1);
  void reloadOnce(failure, 1_060_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("where nothing can be remembered it never reloads, so it cannot go round for ever", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(() => reloadOnce(failure, 1_000_000)).toThrow(failure);
  expect(reload).not.toHaveBeenCalled();
});
