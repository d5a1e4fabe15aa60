import { expect, test } from "vitest";
import { endOfCut } from "./cut-text.ts";

test.each([
  ["after a sentence that fills half", "Сеанс длится долго. Врач рядом.", 24, "Сеанс длится долго."],
  ["after a word, without its comma", "Сеанс длится четыре часа, а врач рядом.", 26, "Сеанс длится четыре часа"],
  ["not after a sentence's first word", "Сеанс. Предупредите заранее всех.", 20, "Сеанс."],
  ["not at the dot of an abbreviation", "Приходите на ул. садовую, к врачу.", 26, "Приходите на ул. садовую"],
  ["not at a space that does not break", "Порядок направления и\u00a0перевозки.", 26, "Порядок направления"],
  ["not at all, if it is short", "Врач рядом.", 20, "Врач рядом."],
  ["within a word longer than the cut", "Нефропротекция", 6, "Нефроп"],
])("a text is cut %s", (_name, text, length, expected) => {
  expect(text.slice(0, endOfCut(text, { start: 0, length, kept: 0 })).trim()).toBe(expected);
});
