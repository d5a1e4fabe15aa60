import { beforeEach, expect, test, vi } from "vitest";
import { dropDraft, dropOldDrafts, keepDraft, offerOf, readDraft, renewOffer } from "./draft.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const typed = { name: "Анна", message: "Вопрос" };

beforeEach(() => {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
  vi.stubGlobal(
    "sessionStorage",
    new Proxy(kept, { get: (all, key) => Reflect.get(methods, key) ?? Reflect.get(all, key) }),
  );
});

test("a draft is kept for a day and then erased", () => {
  keepDraft("question", typed, 1000);
  expect(readDraft("question", 999 + DAY_MS)).toEqual(typed);
  expect(readDraft("question", 1000 + DAY_MS)).toBeNull();
  dropOldDrafts(999 + DAY_MS);
  expect(Object.keys(sessionStorage)).toEqual(["draft:question"]);
  dropOldDrafts(1000 + DAY_MS);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("offers the draft that was kept before the visitor typed again", () => {
  keepDraft("question", typed);
  expect(renewOffer("question")).toEqual(typed);
  keepDraft("question", { name: "Б" });
  expect(offerOf("question")).toEqual(typed);
  dropDraft("question");
  expect(renewOffer("question")).toBeNull();
});

test("drafts of another site version and a browser without storage give no draft", () => {
  sessionStorage.setItem("draft:question", JSON.stringify(typed));
  expect(readDraft("question")).toBeNull();
  vi.stubGlobal("sessionStorage", undefined);
  keepDraft("question", typed);
  expect(readDraft("question")).toBeNull();
  dropOldDrafts();
});
