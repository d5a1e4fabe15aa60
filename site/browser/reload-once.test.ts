import { beforeEach, expect, test, vi } from "vitest";
import { reloadOnce } from "./reload-once.ts";

const reload = vi.fn();
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

beforeEach(() => {
  vi.clearAllMocks();
  kept.clear();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("HTMLInputElement", function HTMLInputElement() {});
  fields([]);
});

test("a part that cannot be loaded reloads the page once a minute", () => {
  reloadOnce(1_000_000);
  reloadOnce(1_059_999);
  expect(reload).toHaveBeenCalledTimes(1);
  reloadOnce(1_060_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("where nothing can be remembered it never reloads, so it cannot go round for ever", () => {
  vi.stubGlobal("sessionStorage", undefined);
  reloadOnce(1_000_000);
  expect(reload).not.toHaveBeenCalled();
});

test("what somebody typed is never lost to a reload, and does not use up the one a minute", () => {
  fields([{ value: "Иван", defaultValue: "" }]);
  reloadOnce(1_000_000);
  expect(reload).not.toHaveBeenCalled();
  fields([{ value: "Иван", defaultValue: "Иван" }]);
  reloadOnce(1_000_001);
  expect(reload).toHaveBeenCalledTimes(1);
});

function fields(list: object[]) {
  vi.stubGlobal("document", { querySelectorAll: () => list });
}
