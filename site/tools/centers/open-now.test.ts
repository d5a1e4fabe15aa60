import { expect, test } from "vitest";
import { momentIn, openNow, type OpenRow } from "./open-now.ts";
import { openWords } from "./open-words.ts";

const WEEK = [1, 2, 3, 4, 5, 6];
const row = (days: number[], spans: [opens: number, closes: number][], season?: [string, string]): OpenRow => ({
  days,
  season: season ? { from: season[0], until: season[1] } : null,
  spans: spans.map(([opens, closes]) => ({ opens, closes })),
});
const week = [row(WEEK, [[420, 1320]]), row([7], [])];
const summer = [row(WEEK, [[420, 1200]]), row([7], [[480, 900]], ["06-01", "09-30"])];
const threeDays = [row([1, 3, 5], [[420, 1320]])];
const withBreak = [
  row(WEEK, [
    [480, 720],
    [780, 1020],
  ]),
];
const roundTheClock = [row([...WEEK, 7], [[0, 1440]])];
const holidays = [row([...WEEK, 7], [[420, 1200]]), row([...WEEK, 7], [[600, 900]], ["12-28", "01-08"])];

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
  ["the last day of the season", summer, "2026-09-27T09:00Z", "Открыто сегодня до 15:00", "Open today until 3 pm"],
  [
    "the eve of the season",
    summer,
    "2027-05-29T20:00Z",
    "Сегодня уже закрыто, в понедельник с 7:00",
    "Closed for today, opens on Monday at 7 am",
  ],
  ["before a break", withBreak, "2026-11-16T08:59Z", "Открыто сегодня до 12:00", "Open today until noon"],
  ["a break", withBreak, "2026-11-16T09:00Z", "Сегодня откроется в 13:00", "Opens today at 1 pm"],
  ["after a break", withBreak, "2026-11-16T10:00Z", "Открыто сегодня до 17:00", "Open today until 5 pm"],
  ["round the clock", roundTheClock, "2026-11-15T21:00Z", "Открыто сегодня до 24:00", "Open today until midnight"],
  [
    "a season instead of the ordinary hours",
    holidays,
    "2026-12-31T12:30Z",
    "Сегодня уже закрыто, завтра с 10:00",
    "Closed for today, opens tomorrow at 10 am",
  ],
  ["a season after the New Year", holidays, "2027-01-08T08:00Z", "Открыто сегодня до 15:00", "Open today until 3 pm"],
  ["the day after it", holidays, "2027-01-09T08:00Z", "Открыто сегодня до 20:00", "Open today until 8 pm"],
  ["never", [row([1], [])], "2026-11-16T09:00Z", "Сегодня закрыто", "Closed today"],
])("%s", (_name, rows, now, ru, en) => {
  const found = openNow(rows, momentIn("Europe/Moscow", new Date(now)));
  expect(openWords.ru(found).replaceAll("\u00a0", " ")).toBe(ru);
  expect(openWords.en(found).replaceAll("\u00a0", " ")).toBe(en);
});

test.each([
  ["Europe/Moscow", { date: "2026-11-15", minute: 23 * 60 + 30 }],
  ["Asia/Yekaterinburg", { date: "2026-11-16", minute: 90 }],
  ["Europe/Kaliningrad", { date: "2026-11-15", minute: 22 * 60 + 30 }],
])("the time is that of %s", (zone, moment) => {
  expect(momentIn(zone, new Date("2026-11-15T20:30:00Z"))).toEqual(moment);
});
