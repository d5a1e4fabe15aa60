import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findNamedLanguages, isDictionary } from "./languages.ts";

test("no code names a language, except the language table and the texts", () => {
  const files = globSync("{contract,api,publishing,site,server}/**/*.{ts,tsx}").filter(
    (file) => !isDictionary(file) && !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => findNamedLanguages(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  'if (locale === "en") hide();',
  'const locale = isEnglish ? "en" : "ru";',
  "const isEnglish = /^\\/en(\\/|$)/.test(path);",
  'const page = path.replace(/^\\/en(?=\\/)/, "");',
  "const path = pattern.replace(/^\\/?en(?=\\/|$)/, '');",
  "const never = /^(\\/en)?\\/search$/;",
  "const pattern = new RegExp(`^(?:/en)?${rest}$`);",
  'const href = "/en/about";',
  "const href = `/en${path}`;",
  'const id = name + "___en";',
  'const format = new Intl.NumberFormat("en-GB");',
  "const title = words.en ?? words.ru;",
  "const { ru, ...others } = words;",
  "const words = { ru: title };",
  '<main lang="en" />;',
])("detects a named language: %s", (code) => {
  expect(findNamedLanguages("site/a.tsx", code)).not.toEqual([]);
});

test.each([
  'const noise = { ru: "шум", en: "noise" };',
  'const path = "/entities/enter";',
  "const x = /^\\/(end|enter)/;",
])("allows what is not one: %s", (code) => {
  expect(findNamedLanguages("site/a.tsx", code)).toEqual([]);
});
