import { expect, test } from "vitest";
import { toDay } from "./format-date.ts";

test.each([
  ["2026-11-09T10:00:00+03:00", "2026-11-09", "9\u00a0ноября 2026", "9\u00a0November 2026"],
  // In Moscow the next day has begun.
  ["2026-11-09T21:30:00.000Z", "2026-11-10", "10\u00a0ноября 2026", "10\u00a0November 2026"],
  ["2026-09-15", "2026-09-15", "15\u00a0сентября 2026", "15\u00a0September 2026"],
])("%s is formatted as a date in Moscow", (moment, iso, russian, english) => {
  expect(toDay("ru", moment)).toEqual({ iso, text: russian });
  expect(toDay("en", moment)).toEqual({ iso, text: english });
});
