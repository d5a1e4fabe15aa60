import { expect, test } from "vitest";
import { stemOf } from "#contract/stem-of.ts";
import { wordsIn, wordsOf } from "./search-words.ts";

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

test("a word knows its position in the original text", () => {
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
  [["haemodialysis", "hemodialysis"]],
  [["anaemia", "anemia"]],
  [["centre", "centers"]],
  [["кровит", "кровила", "кровоточит"]],
])("%j are one word", (forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});

test("bleeding is not a blood test", () => {
  expect(stemOf("кровит")).not.toBe(stemOf("кровь"));
});

test("numbers and words with digits have no other forms", () => {
  expect(["2024", "b12s", "größe"].map(stemOf)).toEqual(["2024", "b12s", "größe"]);
});
