import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";
import { stemOf, wordsIn, wordsOf } from "./words.ts";

test.each([
  ["case and ё", "Приём ВРАЧА Ёлкина", ["прием", "врача", "елкина"]],
  ["ё and й written as two characters", "прие\u0308м бедныи\u0306", ["прием", "бедный"]],
  ["soft hyphens", "гемо\u00adдиа\u00adлиз", ["гемодиализ"]],
  ["stress marks", "диа\u0301лиз", ["диализ"]],
  ["no-break spaces", "5\u00a0кг\u202fводы", ["5", "кг", "воды"]],
  ["hyphens and dashes", "врач-нефролог — COVID-19", ["врач", "нефролог", "covid", "19"]],
  ["other alphabets", "Größe, 透析!", ["größe", "透析"]],
  ["nothing", " …—?! ", []],
])("%s", (_name, text, words) => {
  expect(wordsOf(text)).toEqual(words);
  expect(wordsIn(text).map(({ word }) => word)).toEqual(words);
});

test("a word knows its place in the text as it is written", () => {
  const text = "До диа\u00adлиза.";
  const places = wordsIn(text).map(({ start, end }) => text.slice(start, end));
  expect(places).toEqual(["До", "диа\u00adлиза"]);
});

test.each([
  [["диализ", "диализа", "диализом", "диализы"]],
  [["почка", "почки", "почек", "почками"]],
  [["камень", "камни", "камней"]],
  [["белок", "белка", "белков"]],
  [["kidney", "kidneys"]],
  [["treatment", "treatments"]],
])("%j are one word", (forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});

test("numbers and mixed words have no other forms", () => {
  expect(["2024", "b12s", "größe"].map(stemOf)).toEqual(["2024", "b12s", "größe"]);
});

test.each([
  ["a tag inside a word", "гемо<b>диализ</b>ом", "гемодиализом"],
  ["tags that part words", "<p>почки</p><p>печень</p>", " почки  печень "],
  ["attributes", '<a href="/about" title="нет">о нас</a>', "о нас"],
  ["named entities", "5&nbsp;кг гемо&shy;диализ &laquo;R&amp;D&raquo;", "5 кг гемо\u00adдиализ  R&D "],
  ["numbered entities", "&#1076;&#x438;&#xFFFFFF;", "ди "],
  ["an entity shown as text", "&amp;lt;b&amp;gt;", "&lt;b&gt;"],
  ["a sign that is no tag", "калий < 5 и > 3", "калий < 5 и > 3"],
])("plain text: %s", (_name, html, text) => {
  expect(plainText(html)).toBe(text);
});
