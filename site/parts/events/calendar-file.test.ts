import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.server.ts";

const event = {
  uid: "event-1@renaria.example",
  madeAt: Date.parse("2026-11-16T12:00:00Z"),
  startsAt: Date.parse("2026-11-28T11:00:00+03:00"),
  endsAt: Date.parse("2026-11-28T12:30:00+03:00"),
  title: "Соль; вода, и C:\\ «жажда»",
  description: `Первая строка\r\n${"Длинная строка с кириллицей 🫘 ".repeat(9)}`,
  location: "Москва, Северный бульвар, д. 3",
  url: "https://renaria.example/events#school",
};
const file = calendarFile(event);
const unfolded = file.replaceAll("\r\n ", "");

test("every line ends with CRLF, is at most 75 octets long and does not split a character", () => {
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = file.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line.startsWith(" ")).length).toBeGreaterThan(5);
  expect(lines.every((line) => Buffer.from(line).toString() === line && !line.includes("\uFFFD"))).toBe(true);
});

test("text is escaped, and restored by unfolding", () => {
  expect(unfolded).toContain("SUMMARY:Соль\\; вода\\, и C:\\\\ «жажда»\r\n");
  expect(unfolded).toContain("LOCATION:Москва\\, Северный бульвар\\, д. 3\r\n");
  expect(unfolded).toContain(`DESCRIPTION:Первая строка\\n${"Длинная строка с кириллицей 🫘 ".repeat(9)}\r\n`);
});

test("times are in UTC, and each required property is there once", () => {
  expect(unfolded).toContain("DTSTART:20261128T080000Z\r\nDTEND:20261128T093000Z\r\n");
  for (const name of ["VERSION", "PRODID", "UID", "DTSTAMP", "DTSTART"])
    expect(unfolded.match(new RegExp(`^${name}:.+\r$`, "gm"))).toHaveLength(1);
  expect(unfolded).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VEVENT\r\n[^]*END:VEVENT\r\nEND:VCALENDAR\r\n$/);
});
