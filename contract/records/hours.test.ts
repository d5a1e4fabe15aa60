import { expect, test } from "vitest";
import { Hours, Shifts, shiftsADay } from "./hours.ts";

const week = ["mon", "tue", "wed", "thu", "fri", "sat"];
const time = { opens: "07:00", closes: "12:00" };
const morning = { shift: "morning", days: week, ...time };
const afternoon = { ...morning, shift: "afternoon" };

test.each<[string, unknown[], ReturnType<typeof shiftsADay>]>([
  ["one", [morning], { fewest: 1, most: 1 }],
  ["two", [morning, afternoon], { fewest: 2, most: 2 }],
  [
    "an evening on three days",
    [morning, afternoon, { ...morning, shift: "evening", days: ["mon", "wed", "fri"] }],
    { fewest: 2, most: 3 },
  ],
  [
    "a Sunday in summer",
    [morning, { ...morning, days: ["sun"], from: "06-01", until: "09-30" }],
    { fewest: 1, most: 1 },
  ],
  ["summer alone", [{ ...morning, from: "06-01", until: "09-30" }], null],
])("%s: shifts are counted per day, and seasonal ones do not count", (_name, shifts, counts) => {
  expect(shiftsADay(Shifts.parse(shifts))).toEqual(counts);
});

test.each([
  ["a time without its zero", { days: week, opens: "7:00", closes: "12:00" }],
  ["the hour 25", { days: week, opens: "07:00", closes: "25:00" }],
  ["closing before opening", { days: week, opens: "20:00", closes: "02:00" }],
  ["a day that is not there", { days: ["mo"], ...time }],
  ["no day", { days: [], ...time }],
  ["half of a season", { days: week, ...time, from: "06-01" }],
  ["the 31st of June", { days: week, ...time, from: "06-01", until: "06-31" }],
  ["a name typed wrongly", { days: week, ...time, form: "06-01" }],
  ["prose", "Понедельник–суббота, 7:00–22:00"],
])("hours with %s are refused", (_name, line) => {
  expect(Hours.safeParse([line]).success).toBe(false);
});

test("round-the-clock hours and a season across New Year are valid hours, and a night is a valid shift", () => {
  expect(Hours.safeParse([{ days: week, opens: "00:00", closes: "24:00" }]).success).toBe(true);
  expect(Hours.safeParse([{ days: week, ...time, from: "11-01", until: "03-31" }]).success).toBe(true);
  expect(Shifts.safeParse([{ shift: "night", days: week, opens: "22:00", closes: "06:00" }]).success).toBe(true);
});
