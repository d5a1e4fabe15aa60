import * as fc from "fast-check";
import { expect, test } from "vitest";
import { markerOf } from "./highlight.ts";
import { Lexicon } from "./lexicon.ts";
import { wordsOf } from "./search-words.ts";

/** A text that is shown was read before, so its words are known. */
function lexiconOf(text: string): Lexicon {
  const lexicon = new Lexicon();
  for (const word of wordsOf(text)) lexicon.learn(word);
  return lexicon;
}

const highlight = (text: string, query: string) => markerOf(query, lexiconOf(text)).highlight(text);
const excerpt = (text: string, query: string, length: number) => markerOf(query, new Lexicon()).excerpt(text, length);

const marked = (text: string, query: string) =>
  highlight(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join("");

test.each([
  ["a word's forms", "Курс диализа и диализом", "диализ", "Курс [диализа] и [диализом]"],
  ["several words", "Боль в почках у детей", "дети почка", "Боль в [почках] у [детей]"],
  ["the beginning of the last word", "Гемодиализ и диета", "диета гемод", "[Гемодиализ] и [диета]"],
  ["only the last word may be a beginning", "Гемодиализ и диета", "гемод диета", "Гемодиализ и [диета]"],
  ["a beginning too short", "Диализ", "ди", "Диализ"],
  ["soft hyphens stay", "гемо\u00adдиа\u00adлиз!", "гемодиализ", "[гемо\u00adдиа\u00adлиз]!"],
  ["ё and case", "Приём", "прием", "[Приём]"],
  ["the other layout", "Диализ", "lbfkbp", "[Диализ]"],
  ["no words that every text has", "в центре и в палате", "центр в", "в [центре] и в палате"],
  ["nothing asked", "Диализ", "  ", "Диализ"],
  ["no text", "", "диализ", ""],
])("%s", (_name, text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test("the pieces add up to the text, and none of them is empty", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, query) => {
      const whole = `${query} ${text} ${query}`;
      const pieces = highlight(whole, query);
      expect(pieces.map((piece) => piece.text).join("")).toBe(whole);
      expect(pieces.every((piece) => piece.text !== "")).toBe(true);
    }),
  );
});

const text =
  "Наш центр открыт каждый день, кроме воскресенья. Сеанс гемодиализа длится четыре часа, и всё это время рядом врач.";

test.each([
  ["whole sentences, if they fill half of it", "центр", 60, "Наш центр открыт каждый день, кроме воскресенья."],
  ["around the first match", "гемодиализ", 38, "Сеанс гемодиализа длится четыре часа…"],
  ["from the start when the match stands there", "центр", 30, "Наш центр открыт каждый день…"],
  ["to the end when the match stands there", "врач", 30, "…и всё это время рядом врач."],
  ["from the start when nothing matches", "кот", 20, "Наш центр открыт…"],
  ["a short text is whole", "врач", 500, text],
])("excerpt: %s", (_name, query, length, expected) => {
  expect(excerpt(text, query, length)).toBe(expected);
});

test("an excerpt never ends with the first word of a sentence", () => {
  expect(excerpt("Сеанс долог. Предупредите заранее, если уходите.", "сеанс", 28)).toBe("Сеанс долог.");
  expect(excerpt("Сеанс долог. А врач рядом: он предупреждён.", "сеанс", 28)).toBe("Сеанс долог. А врач рядом…");
});

test("an excerpt contains the match, stays within its length and never cuts a word", () => {
  const word = fc.stringMatching(/^[а-я]{1,12}$/);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 60 }),
      fc.nat(),
      fc.integer({ min: 20, max: 90 }),
      (words, at, length) => {
        const asked = "транспл";
        const all = words.with(at % words.length, "трансплантация");
        const cut = excerpt(all.join(" "), asked, length);
        const shown = cut.replaceAll("…", "").split(" ");
        expect(shown).toContain("трансплантация");
        expect(cut.length).toBeLessThanOrEqual(length + 2);
        expect(shown.every((one) => all.includes(one))).toBe(true);
      },
    ),
  );
});

test("an excerpt of a text without spaces is still cut", () => {
  expect(excerpt("я".repeat(100), "кот", 10)).toBe(`${"я".repeat(10)}…`);
});
