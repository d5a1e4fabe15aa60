import { expect, test } from "vitest";
import { localePath, locales, splitLocale, translationIn, withFallbacks } from "./locale.ts";
import { languageOfPhrase, languageOfText, languageOfTitle } from "./text-language.ts";

test.each([
  ["/", "ru", "/"],
  ["/about", "ru", "/about"],
  ["/en", "en", "/"],
  ["/en/", "en", "/"],
  ["/en/about", "en", "/about"],
  ["/en?q=1", "en", "/?q=1"],
  ["/en#top", "en", "/#top"],
  ["/english", "ru", "/english"],
  ["/en-route", "ru", "/en-route"],
  ["/about/en", "ru", "/about/en"],
])("%s is %s and %s", (address, locale, path) => {
  expect(splitLocale(address)).toEqual({ locale, path });
});

test.each(["/", "/about", "/?q=1", "/#top", "/centers?tab=own#map"])("%s comes back from every language", (path) => {
  for (const locale of locales) expect(splitLocale(localePath(locale, path))).toEqual({ locale, path });
});

test("what is not translated falls back to the other language and is marked", () => {
  expect(withFallbacks("en")).toEqual(["en", "ru"]);
  expect(translationIn({ ru: "да", en: "yes" }, "en")).toEqual({ locale: "en", words: "yes" });
  expect(translationIn({ ru: "да" }, "en")).toEqual({ locale: "ru", words: "да" });
});

test.each([
  ["Диализ", "en", "ru"],
  ["Dialysis", "en", "en"],
  ["COVID-19", "ru", "ru"],
] as const)("the title %s, requested in %s, is in %s", (title, asked, language) => {
  expect(languageOfTitle(title, asked)).toBe(language);
});

test.each([
  ["Спасибо врачам, Fresenius", "en", "ru"],
  ["Thank you, Ольга", "ru", "en"],
  ["10/10", "en", "ru"],
] as const)("“%s”, written on the pages in %s, is in %s", (text, page, language) => {
  expect(languageOfText(text, page)).toBe(language);
});

test.each([
  ["I am on dialysis.", "ru", "en"],
  ["Я на диализе.", "en", "ru"],
  ["Я на диализе.", "ru", undefined],
  ["CKD-EPI 2009", "ru", undefined],
  ["Thank you, Ольга, very much", "ru", undefined],
  ["12 000 500", "en", undefined],
] as const)("the phrase “%s” on a page in %s is in %s", (text, page, language) => {
  expect(languageOfPhrase(text, page)).toBe(language);
});
