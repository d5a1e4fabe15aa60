import { expect, test } from "vitest";
import { numbersIn } from "./numbers-in.ts";

const said = (text: string, locale: "ru" | "en") => [...numbersIn(text, locale).said].toSorted();

test.each<[string, string, string, (number | string)[]]>([
  ["a decimal", "1,5 литра", "1.5 litres", [1.5]],
  ["a trailing nought", "1,0–1,2 г", "1–1.2 g", [1, 1.2]],
  ["thousands", "12\u00a0000 процедур", "12,000 sessions", [12_000]],
  ["an hour", "с 7:00 до 21:00", "from 7 am to 9 pm", [21, 7]],
  ["hours with one half of the day", "с 11:00 до 14:30", "11–2:30 pm", [11, "14:30"]],
  ["noon and midnight", "12:00 и 0:00", "12 pm and 12 am", [0, 12]],
  ["a date", "от 22.12.1992 № 4180-I", "No. 4180-I of 22 December 1992", [1992, 22, 4180]],
  ["words in any form", "тремя, четырёхсот, двадцати", "three, four hundred, twenty", [20, 3, 400]],
  ["names that hold a figure", "HbA1c, COVID-19, 24-часовая", "HbA1c, 24-hour", []],
])("%s is the same number in both languages", (_what, ru, en, numbers) => {
  expect(said(ru, "ru")).toEqual(numbers);
  expect(said(en, "en")).toEqual(numbers);
});

test("a number in words matches a figure but does not require one", () => {
  expect(said("дважды в неделю, полчаса, семью", "ru")).toEqual([]);
  const { answered } = numbersIn("twice a week, half an hour", "en");
  expect([2, 7, 30, 0.5].every((number) => answered.has(number))).toBe(true);
});
