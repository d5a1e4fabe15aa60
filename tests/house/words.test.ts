import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ru } from "#contract/forms/errors-ru.ts";

/** A word that must not end a line, followed by an ordinary space. */
const HANGING = /(?:^|[\s(«"`>])(?:[авикосуя]|во|до|за|из|ко|на|не|ни|но|об|от|по|со) (?=[^ ])/i;
/** Texts for machines need no typography. */
const isOurs = (file: string) => !/\.test\.|styleguide|^site\/seo\//.test(file);

/** Given word for word by the specification; the errors of forms are also sent by the API. */
const exact = new Set(["Страница не найдена", ...Object.values(ru)]);

const dictionaries = globSync(["site/**/*words*.ts", "site/i18n/ru.ts", "site/parts/company/defaults.ts"]).filter(
  isOurs,
);

test.each(dictionaries)("%s: no Russian line ends with a preposition", async (file) => {
  const words: unknown = await import(/* @vite-ignore */ `../../${file}`);
  expect(textsOf(words).filter((text) => HANGING.test(text) && !exact.has(text))).toEqual([]);
});

test("Russian text elsewhere is typeset where it is defined, or by hand", () => {
  const faults = globSync("site/**/*.{ts,tsx}")
    .filter(isOurs)
    .flatMap((file) => {
      const code = readFileSync(file, "utf8");
      if (/\b(?:defineWords|typeset)\b/.test(code)) return [];
      const literals = [...code.matchAll(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}]+</g)].map(([text]) => text);
      // A table of letters is not text.
      return literals.filter((text) => HANGING.test(text) && /[а-яё]{3}/i.test(text)).map((text) => `${file}: ${text}`);
    });
  expect(faults).toEqual([]);
});

/** Every string in it; for functions, what they return if it contains words only. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") {
    try {
      return textsOf((value as (...given: unknown[]) => unknown)("слово", "слово", "слово"));
    } catch {
      return [];
    }
  }
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
}
