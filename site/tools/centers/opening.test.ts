import { expect, test } from "vitest";
import { beginsAt, readOpening } from "./opening.server.ts";
import { shortHours } from "./short-hours.server.ts";

const WEEK = [1, 2, 3, 4, 5, 6];

test.each([
  ["Понедельник–суббота, 7:00–22:00", { days: WEEK, months: null, hours: { opens: 420, closes: 1320 } }],
  ["Monday to Saturday, 6:30 am – 11 pm", { days: WEEK, months: null, hours: { opens: 390, closes: 1380 } }],
  ["Sunday, 2–7 pm", { days: [7], months: null, hours: { opens: 840, closes: 1140 } }],
  ["Воскресенье\u00A0— выходной", { days: [7], months: null, hours: null }],
  ["Sunday: closed", { days: [7], months: null, hours: null }],
  ["Ежедневно, 0:00–24:00", { days: [...WEEK, 7], months: null, hours: { opens: 0, closes: 1440 } }],
  [
    "Воскресенье с июня по сентябрь, 8:00–15:00",
    { days: [7], months: [6, 7, 8, 9], hours: { opens: 480, closes: 900 } },
  ],
  [
    "Sunday from November to May, 8 am – 3 pm",
    { days: [7], months: [11, 12, 1, 2, 3, 4, 5], hours: { opens: 480, closes: 900 } },
  ],
  ["Суббота с дождём по ветер, 8:00–15:00", null],
  ["По чётным числам, 8:00–15:00", null],
  ["Круглосуточно", null],
])("%j is read as %j", (line, opening) => {
  expect(readOpening(line)).toEqual(opening);
});

test.each([
  ["17:00–21:30", 1020],
  ["5–9:30 pm", 1020],
  ["7–11:30 am", 420],
  ["noon – 4:30 pm", null],
])("a session at %j begins at %j", (hours, minute) => {
  expect(beginsAt(hours)).toBe(minute);
});

test.each([
  ["Понедельник–суббота, 7:00–22:00", ["Пн–Сб 7:00–22:00"]],
  ["Вторник, четверг, суббота, 7:00–18:00", ["Вт, Чт, Сб 7:00–18:00"]],
  ["Monday to Saturday, 7 am – 10 pm", ["Mon–Sat 7 am – 10 pm"]],
  ["Tuesday, Thursday and Saturday, 7 am – 6 pm", ["Tue, Thu and Sat 7 am – 6 pm"]],
  ["Воскресенье — выходной", []],
  ["Круглосуточно", ["Круглосуточно"]],
])("a card says %j as %j", (line, short) => {
  expect(shortHours(line)).toEqual(short);
});
