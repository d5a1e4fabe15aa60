import { expect, test } from "vitest";
import { Lexicon } from "./lexicon.ts";
import { passageFinder } from "./passage.ts";
import { wordsOf } from "./search-words.ts";

const texts = ["Начало.", "Курс диализа.", "Сеанс диализа и сеанс сна."];
const lexicon = new Lexicon();
const numbersOf = (text: string) => wordsOf(text).map((word) => lexicon.learn(word));
for (const text of texts) numbersOf(text);

test.each([
  ["the first that has the word", "диализ", "Курс диализа."],
  ["the one that has more of the words", "сеанс диализа", "Сеанс диализа и сеанс сна."],
  ["the beginning of a word", "сеан", "Сеанс диализа и сеанс сна."],
  ["none", "экскаватор", undefined],
])("passage: %s", (_name, query, expected) => {
  expect(texts[passageFinder(query, lexicon).find(texts.map(numbersOf)) ?? -1]).toBe(expected);
});

test("stops reading texts after a passage that matches every word", () => {
  function* texts() {
    yield numbersOf("Курс диализа.");
    throw new Error("read on");
  }
  expect(passageFinder("диализ", lexicon).find(texts())).toBe(0);
});

test.each([
  ["диализ", "Курс диализа", true],
  ["курс диализа", "Курс диализа", true],
  ["сеанс диализа", "Курс диализа", false],
  ["", "Курс диализа", false],
])("“%s” is all in “%s”: %s", (query, text, isAll) => {
  expect(passageFinder(query, lexicon).matchesAll(numbersOf(text))).toBe(isAll);
});

test.each([
  ["сеанс диализа", "Сеанс", "Курс диализа", 2],
  ["сеанс диализа", "Сеанс", "Начало", 0],
  ["диализ", "Начало", "Курс диализа", 1],
])("of “%s”, the title “%s” and the lead “%s” have %i", (query, title, lead, count) => {
  expect(passageFinder(query, lexicon).countInHead(numbersOf(title), numbersOf(lead))).toBe(count);
});

test("a passage with no more words than are known is not found", () => {
  expect(passageFinder("диализ", lexicon).find(texts.map(numbersOf), 1)).toBeUndefined();
});
