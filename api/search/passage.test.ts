import { expect, test, vi } from "vitest";
import { Lexicon } from "./lexicon.ts";
import { passageFinder } from "./passage.ts";
import { folded, wordsOf } from "./search-words.ts";

const texts = [
  "Начало.",
  "Курс диализа.",
  "Сеанс диализа и сеанс сна.",
  "Сеансовый врач-нефролог принял всё о гемодиализе.",
];
const lexicon = new Lexicon();
for (const word of texts.flatMap(wordsOf)) lexicon.learn(word);

test.each([
  ["the first that has the word", "диализ", "Курс диализа."],
  ["the one that has more of the words", "сеанс диализа", "Сеанс диализа и сеанс сна."],
  ["the beginning of a word", "сеан", "Сеанс диализа и сеанс сна."],
  ["a word after a hyphen, another with ё", "нефролог все", "Сеансовый врач-нефролог принял всё о гемодиализе."],
  ["a beginning of two words counts once", "всё сеан", "Сеансовый врач-нефролог принял всё о гемодиализе."],
  ["none that has the letters within a word", "лог", undefined],
  ["none", "экскаватор", undefined],
])("passage: %s", (_name, query, expected) => {
  expect(texts[passageFinder(query, lexicon).find(texts.map(folded)) ?? -1]).toBe(expected);
});

test("finds a word whose spellings begin differently", () => {
  for (const word of ["edema", "oedema"]) lexicon.learn(word);
  expect(passageFinder("edema", lexicon).find(["no swelling (or swelling)", "swelling: oedema."])).toBe(1);
});

test.each([
  ["a soft hyphen", "Курс диа\u00ADлиза"],
  ["stress marks", "Ку\u0301рс диа\u0301лиза"],
  ["the word inside a compound", "Курс гемодиализа"],
])("finds words with %s", (_name, text) => {
  lexicon.learn("гемодиализа");
  expect(passageFinder("диализ курсы", lexicon).matchesAll(folded(text))).toBe(true);
});

test("stops reading texts after a passage that matches every word", () => {
  function* texts() {
    yield folded("Курс диализа.");
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
  expect(passageFinder(query, lexicon).matchesAll(folded(text))).toBe(isAll);
});

test.each([
  ["сеанс диализа", "Сеанс", "Курс диализа", 2],
  ["сеанс диализа", "Сеанс", "Начало", 0],
  ["диализ", "Начало", "Курс диализа", 1],
])("of “%s”, the title “%s” and the lead “%s” have %i", (query, title, lead, count) => {
  expect(passageFinder(query, lexicon).countInHead(folded(title), folded(lead))).toBe(count);
});

test("a passage with no more words than are known is not found", () => {
  expect(passageFinder("сеанс нефролога", lexicon).find([folded("Курс диализа. Сеанс.")], 1)).toBeUndefined();
});

test("texts are not read if every word is known already", () => {
  const read = vi.fn();
  expect(passageFinder("диализ", lexicon).find({ [Symbol.iterator]: read }, 1)).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
});
