import { expect, test } from "vitest";
import type { Locale } from "#contract/locale.ts";
import type { FieldValue } from "#contract/records/entity.ts";
import { sampleEntity } from "../../../tests/support/entity.ts";
import { hoursLines, sundayIn, toHoursTable } from "./hours-lines.server.ts";
import { toShifts } from "./shift-lines.server.ts";

const week = ["mon", "tue", "wed", "thu", "fri", "sat"];
const all = [...week, "sun"];
const day = { opens: "07:00", closes: "22:00" };
const summer = { from: "06-01", until: "09-30" };

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const centerIn = (locale: Locale, fields: Record<string, FieldValue>) => sampleEntity({ locale, fields });
const linesIn = (locale: Locale, hours: FieldValue) =>
  hoursLines(centerIn(locale, { hours })).map(({ days, time }) => plain(`${days} | ${time}`));

test.each<[string, FieldValue, string[], string[]]>([
  [
    "a week with a day off",
    [{ days: week, ...day }],
    ["Понедельник–суббота | 7:00–22:00", "Воскресенье | выходной"],
    ["Monday to Saturday | 7 am – 10 pm", "Sunday | closed"],
  ],
  [
    "days by turns, in whatever order they are written",
    [
      { days: ["fri", "mon", "wed"], opens: "07:00", closes: "23:00" },
      { days: ["tue", "thu", "sat"], opens: "07:00", closes: "18:00" },
    ],
    ["Понедельник, среда, пятница | 7:00–23:00", "Вторник, четверг, суббота | 7:00–18:00", "Воскресенье | выходной"],
    ["Monday, Wednesday and Friday | 7 am – 11 pm", "Tuesday, Thursday and Saturday | 7 am – 6 pm", "Sunday | closed"],
  ],
  [
    "a run and a day apart",
    [{ days: ["mon", "tue", "wed", "fri", "sat", "sun"], ...day }],
    ["Понедельник–среда, пятница–воскресенье | 7:00–22:00", "Четверг | выходной"],
    ["Monday to Wednesday and Friday to Sunday | 7 am – 10 pm", "Thursday | closed"],
  ],
  [
    "two days off",
    [{ days: ["mon", "tue", "wed", "thu", "fri"], ...day }],
    ["Понедельник–пятница | 7:00–22:00", "Суббота, воскресенье | выходной"],
    ["Monday to Friday | 7 am – 10 pm", "Saturday and Sunday | closed"],
  ],
  [
    "round the clock",
    [{ days: all, opens: "00:00", closes: "24:00" }],
    ["Ежедневно | круглосуточно"],
    ["Every day | 24 hours"],
  ],
  [
    "a break",
    [
      { days: all, opens: "08:00", closes: "12:00" },
      { days: all, opens: "13:00", closes: "17:30" },
    ],
    ["Ежедневно | 8:00–12:00, 13:00–17:30"],
    ["Every day | 8 am – noon, 1–5:30 pm"],
  ],
  [
    "a season of whole months",
    [
      { days: week, ...day },
      { days: ["sun"], opens: "08:00", closes: "15:00", ...summer },
    ],
    ["Понедельник–суббота | 7:00–22:00", "Воскресенье с июня по сентябрь | 8:00–15:00"],
    ["Monday to Saturday | 7 am – 10 pm", "Sunday from June to September | 8 am – 3 pm"],
  ],
  [
    "a season by its days, over the New Year",
    [{ days: all, ...day, from: "12-25", until: "01-08" }],
    ["Ежедневно с 25 декабря по 8 января | 7:00–22:00"],
    ["Every day from 25 December to 8 January | 7 am – 10 pm"],
  ],
  [
    "winter to the end of February",
    [{ days: all, ...day, from: "12-01", until: "02-28" }],
    ["Ежедневно с декабря по февраль | 7:00–22:00"],
    ["Every day from December to February | 7 am – 10 pm"],
  ],
])("%s is formatted in both languages", (_name, hours, ru, en) => {
  expect(linesIn("ru", hours)).toEqual(ru);
  expect(linesIn("en", hours)).toEqual(en);
});

test("a card shows the same in a shorter form, without days off", () => {
  const hours = [
    { days: week, ...day },
    { days: ["sun"], opens: "08:00", closes: "15:00", ...summer },
  ];
  const short = (locale: Locale, value: FieldValue) =>
    hoursLines(centerIn(locale, { hours: value })).map((line) => line.short && plain(line.short));
  expect(short("ru", hours)).toEqual(["Пн–Сб 7:00–22:00", "Вс с июня по сентябрь 8:00–15:00"]);
  expect(short("en", hours)).toEqual(["Mon–Sat 7 am – 10 pm", "Sun from June to September 8 am – 3 pm"]);
  expect(short("en", [{ days: ["tue", "thu", "sat"], ...day }])).toEqual(["Tue, Thu and Sat 7 am – 10 pm", null]);
  expect(plain(sundayIn(centerIn("ru", { hours })) ?? "")).toBe("Вс с июня по сентябрь 8:00–15:00");
  expect(sundayIn(centerIn("ru", { hours: [{ days: week, ...day }] }))).toBeNull();
});

test("prose of a third-party API is shown as it is and not parsed", () => {
  const center = centerIn("ru", { hours: ["Понедельник–воскресенье, 7:00–22:00"] });
  const lines = hoursLines(center);
  expect(lines).toEqual([
    { days: "Понедельник–воскресенье, 7:00–22:00", time: "", short: "Понедельник–воскресенье, 7:00–22:00", row: null },
  ]);
  expect([toHoursTable(lines, "Europe/Moscow").zone, sundayIn(center)]).toEqual([null, null]);
});

test("shifts are shown by name, days and time; prose is shown as it is", () => {
  const shifts = [
    { shift: "morning", days: week, opens: "07:00", closes: "12:00" },
    { shift: "evening", days: ["mon", "wed", "fri"], opens: "17:30", closes: "22:30" },
  ];
  const ru = toShifts(centerIn("ru", { shifts }));
  expect(ru.lines).toEqual([
    { name: "Утренняя", days: "Пн–Сб", hours: "7:00–12:00" },
    { name: "Вечерняя", days: "Пн, Ср, Пт", hours: "17:30–22:30" },
  ]);
  expect([ru.evening, ru.aDay]).toEqual([
    { days: "Пн,\u00a0Ср,\u00a0Пт", hours: "17:30–22:30" },
    { fewest: 1, most: 2 },
  ]);
  const en = toShifts(centerIn("en", { shifts })).lines.map(({ name, days, hours }) =>
    plain(`${name}, ${days} | ${hours}`),
  );
  expect(en).toEqual(["Morning, Mon–Sat | 7 am – noon", "Evening, Mon, Wed and Fri | 5:30–10:30 pm"]);
  const told = [{ days: "Вечерняя, по будням", hours: "с пяти" }];
  expect(toShifts(centerIn("ru", { shifts: told }))).toEqual({ lines: told, aDay: null, evening: null });
});
