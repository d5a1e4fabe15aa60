import { expect, test } from "vitest";
import { hoursAheadOfMoscow } from "../../i18n/hours-ahead.ts";
import { toHoursRow } from "./hours.ts";

test.each([
  ["Понедельник–суббота, 7:00–22:00", "Понедельник–суббота", "7:00–22:00"],
  ["Понедельник, среда, пятница, 7:00–23:00", "Понедельник, среда, пятница", "7:00–23:00"],
  ["Воскресенье — выходной", "Воскресенье", "выходной"],
  ["Воскресенье\u00A0— выходной", "Воскресенье", "выходной"],
  ["Monday to Saturday, 6:30 am – 11 pm", "Monday to Saturday", "6:30 am – 11 pm"],
  ["Sunday: closed", "Sunday", "closed"],
  ["Круглосуточно", "Круглосуточно", ""],
])("%j is the row %j | %j", (line, days, time) => {
  expect(toHoursRow(line)).toEqual({ days, time });
});

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
