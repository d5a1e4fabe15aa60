import { expect, test } from "vitest";
import { momentIn, openNow, type OpenRow } from "./open-now.ts";
import { openWords } from "./open-words.ts";

const row = (days: number[], opens: number | null, closes: number | null, months: number[] | null = null): OpenRow => ({
  days,
  months,
  opens,
  closes,
});
const week = [row([1, 2, 3, 4, 5, 6], 420, 1320), row([7], null, null)];
const summer = [row([1, 2, 3, 4, 5, 6], 420, 1200), row([7], 480, 900, [6, 7, 8, 9])];
const threeDays = [row([1, 3, 5], 420, 1320)];

// 16 November 2026 is a Monday, 5 July a Sunday.
test.each([
  ["an open hour", week, "2026-11-16T09:00Z", "Открыто сегодня до 22:00", "Open today until 10 pm"],
  ["the last minute", week, "2026-11-16T18:59Z", "Открыто сегодня до 22:00", "Open today until 10 pm"],
  [
    "closing time",
    week,
    "2026-11-16T19:00Z",
    "Сегодня уже закрыто, завтра с 7:00",
    "Closed for today, opens tomorrow at 7 am",
  ],
  ["before dawn", week, "2026-11-16T02:00Z", "Сегодня откроется в 7:00", "Opens today at 7 am"],
  ["opening time", week, "2026-11-16T04:00Z", "Открыто сегодня до 22:00", "Open today until 10 pm"],
  ["a day off", week, "2026-11-15T09:00Z", "Сегодня закрыто, завтра с 7:00", "Closed today, opens tomorrow at 7 am"],
  [
    "the eve of a day off",
    week,
    "2026-11-14T20:00Z",
    "Сегодня уже закрыто, в понедельник с 7:00",
    "Closed for today, opens on Monday at 7 am",
  ],
  [
    "a day without a line",
    threeDays,
    "2026-11-17T09:00Z",
    "Сегодня закрыто, завтра с 7:00",
    "Closed today, opens tomorrow at 7 am",
  ],
  ["a Sunday in the season", summer, "2026-07-05T09:00Z", "Открыто сегодня до 15:00", "Open today until 3 pm"],
  [
    "a Sunday out of it",
    summer,
    "2026-11-15T09:00Z",
    "Сегодня закрыто, завтра с 7:00",
    "Closed today, opens tomorrow at 7 am",
  ],
  ["never", [row([1], null, null)], "2026-11-16T09:00Z", "Сегодня закрыто", "Closed today"],
])("%s", (_name, rows, now, ru, en) => {
  const found = openNow(rows, momentIn("Europe/Moscow", new Date(now)));
  expect(openWords.ru(found).replaceAll("\u00a0", " ")).toBe(ru);
  expect(openWords.en(found).replaceAll("\u00a0", " ")).toBe(en);
});

test.each([
  ["Europe/Moscow", { day: 7, month: 11, minute: 23 * 60 + 30 }],
  ["Asia/Yekaterinburg", { day: 1, month: 11, minute: 90 }],
  ["Europe/Kaliningrad", { day: 7, month: 11, minute: 22 * 60 + 30 }],
])("a moment is told in the time of %s", (zone, moment) => {
  expect(momentIn(zone, new Date("2026-11-15T20:30:00Z"))).toEqual(moment);
});
