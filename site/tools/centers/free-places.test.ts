import { expect, test } from "vitest";
import type { FieldValue } from "#contract/records/entity.ts";
import { sampleEntity } from "../../../tests/support/entity.ts";
import { freeInShift, freePlaces } from "./free-places.server.ts";

const told = (...free: Record<string, string | number | boolean>[]) =>
  sampleEntity({ fields: { free: free as FieldValue } });
const center = told(
  { shift: 1, regular: false, guest: true, said: "2026-11-01" },
  { shift: 2, regular: false, guest: false, said: "2026-11-10" },
);
const on = (day: string) => freePlaces(center, "ru", day);

test("a center has places when one of its shifts has, and none only when all shifts say so", () => {
  expect(on("2026-11-15")).toMatchObject({ regular: "full", guest: "free" });
  expect(on("2026-11-16")).toMatchObject({ regular: "ask", guest: "ask" });
  expect(on("2026-11-24")).toMatchObject({ regular: "ask", guest: "ask" });
});

test("a statement is current for fourteen days, then the visitor is asked to call", () => {
  expect(freeInShift(center, 1, "2026-11-15")).toEqual({ regular: "full", guest: "free" });
  expect(freeInShift(center, 1, "2026-11-16")).toEqual({ regular: "ask", guest: "ask" });
});

test("the date is that of the latest statement, in the page's language", () => {
  expect(on("2026-11-15")?.said).toEqual({ iso: "2026-11-10", text: "10\u00a0ноября 2026" });
  expect(freePlaces(center, "en", "2026-11-15")?.said.text).toBe("10\u00a0November 2026");
});

test("nothing is shown about guests without a statement, and nothing at all for a center without any", () => {
  expect(freePlaces(told({ shift: 1, regular: true, said: "2026-11-10" }), "ru", "2026-11-15")).not.toHaveProperty(
    "guest",
  );
  expect(freePlaces(sampleEntity(), "ru", "2026-11-15")).toBeNull();
  expect(freePlaces(told({ shift: "first", regular: true, said: "lately" }), "ru", "2026-11-15")).toBeNull();
  expect(freeInShift(center, 3, "2026-11-15")).toEqual({});
});
