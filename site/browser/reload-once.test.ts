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
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("HTMLInputElement", function HTMLInputElement() {});
  fields([]);
});

test("a chunk that cannot be loaded reloads the page at most once a minute", () => {
  reloadOnce(1_000_000);
  reloadOnce(1_059_999);
  expect(reload).toHaveBeenCalledTimes(1);
  reloadOnce(1_060_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("without storage it never reloads, so that it cannot loop for ever", () => {
  vi.stubGlobal("sessionStorage", undefined);
  reloadOnce(1_000_000);
  expect(reload).not.toHaveBeenCalled();
});

test("a reload never discards typed text, and then does not count as the one per minute", () => {
  fields([{ value: "Иван", defaultValue: "" }]);
  reloadOnce(1_000_000);
  expect(reload).not.toHaveBeenCalled();
  fields([{ value: "Иван", defaultValue: "Иван" }]);
  reloadOnce(1_000_001);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("without a connection the page at hand stays", () => {
  vi.stubGlobal("navigator", { onLine: false });
  reloadOnce(1_000_000);
  expect(reload).not.toHaveBeenCalled();
});

function fields(list: object[]) {
  vi.stubGlobal("document", { querySelectorAll: () => list });
}
