import { expect, test } from "vitest";
import { linkAmbulance, splitAtAmbulance } from "./link-ambulance.ts";

/** `[103]` for a link, `*` for bold. */
const shown = (html: string) =>
  linkAmbulance(html)
    .replaceAll(/<a href="tel:(\d+)">\1<\/a>/g, "[$1]")
    .replaceAll(/<\/?b>/g, "*");

test.each([
  ["Трудно дышать — звоните 103 или\u00a0112.", "Трудно дышать — звоните *[103]* или\u00a0*[112]*."],
  ["call 103 (ambulance) or 112 now", "call *[103]* (ambulance) or *[112]* now"],
  ["<b>103 или 112</b>", "*[103] или [112]*"],
  ["позвоните <b>103</b> или <b>112</b>.", "позвоните *[103]* или *[112]*."],
  ["Ударился головой — 103, даже если", "Ударился головой — *[103]*, даже если"],
  ["На номер 112 можно написать", "На номер *[112]* можно написать"],
  ["103 и 112, больница", "*[103]* и *[112]*, больница"],
])("%s: the emergency numbers are bold links", (html, linked) => {
  expect(shown(html)).toBe(linked);
});

test.each([
  "112 человек",
  "103",
  "Калия мало — 103 мг",
  "— 103–112 ударов",
  "call +7 (800) 103-11-12",
  '<a href="tel:103">103</a> или <a href="tel:112">112</a>',
  "<code>call 103 or 112</code>",
])("%s: stays as it is", (html) => {
  expect(linkAmbulance(html)).toBe(html);
});

test("a plain text is split at the numbers", () => {
  expect(splitAtAmbulance("Одышка — 103 или 112.")).toEqual(["Одышка — ", "103", " или ", "112", "."]);
  expect(splitAtAmbulance("Калий 103")).toEqual(["Калий 103"]);
});

// In quadratic time none of them would end within the test's limit.
test.each(["звон", "—<", "— ", "103 "])("a text that repeats %j is read in a moment", (piece) => {
  expect(linkAmbulance(`${piece.repeat(200_000)} 112`)).toContain("112");
});
