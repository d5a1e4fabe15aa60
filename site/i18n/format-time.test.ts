import { expect, test } from "vitest";
import { formatTime, formatTimes, minutesOf } from "./format-time.ts";

test.each([
  ["07:00", "7:00", "7 am"],
  ["07:30", "7:30", "7:30 am"],
  ["12:00", "12:00", "noon"],
  ["12:05", "12:05", "12:05 pm"],
  ["00:00", "0:00", "midnight"],
  ["00:15", "0:15", "12:15 am"],
  ["24:00", "24:00", "midnight"],
])("%s is %s and %s", (clock, ru, en) => {
  expect(formatTime.ru(minutesOf(clock))).toBe(ru);
  expect(formatTime.en(minutesOf(clock)).replaceAll("\u00a0", " ")).toBe(en);
});

test.each([
  ["07:00", "22:00", "7:00–22:00", "7 am – 10 pm"],
  ["07:00", "11:30", "7:00–11:30", "7–11:30 am"],
  ["12:15", "16:45", "12:15–16:45", "12:15–4:45 pm"],
  ["07:15", "12:00", "7:15–12:00", "7:15 am – noon"],
  ["12:00", "16:30", "12:00–16:30", "noon – 4:30 pm"],
  ["18:00", "24:00", "18:00–24:00", "6 pm – midnight"],
  ["22:00", "06:00", "22:00–6:00", "10 pm – 6 am"],
  ["23:00", "22:00", "23:00–22:00", "11 pm – 10 pm"],
])("from %s to %s is %s and %s", (opens, closes, ru, en) => {
  expect(formatTimes.ru(minutesOf(opens), minutesOf(closes))).toBe(ru);
  expect(formatTimes.en(minutesOf(opens), minutesOf(closes)).replaceAll("\u00a0", " ")).toBe(en);
});

test("no line begins with the dash of a range", () => {
  expect(formatTimes.en(minutesOf("07:00"), minutesOf("22:00"))).toBe("7\u00a0am\u00a0– 10\u00a0pm");
});
