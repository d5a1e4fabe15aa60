import { expect, test } from "vitest";
import { hoursAheadOfMoscow } from "./hours-ahead.ts";

test.each([
  ["Europe/Moscow", 0],
  ["Asia/Yekaterinburg", 2],
  ["Europe/Kaliningrad", -1],
  ["Asia/Vladivostok", 7],
  ["Atlantis/Nowhere", 0],
  ["", 0],
])("%j is %i hours ahead of Moscow", (timezone, hours) => {
  expect(hoursAheadOfMoscow(timezone)).toBe(hours);
});
