import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { locales } from "#contract/locale.ts";
import { NurseSheet } from "#contract/variables/nurse-sheet.ts";

const read = (file: string) => readFileSync(`content/${file}`, "utf8");

/** The fields of the nurse's sheet, as a text quotes them. */
function quotesOf({ fields, never }: NurseSheet): string[] {
  const labels = fields.map(({ key }) => `fields.${key}.label`);
  const notes = fields.flatMap(({ key, note }) => (note ? [`fields.${key}.note`] : []));
  const lines = never.lines.map((_, n) => `never.lines.${n}`);
  const paths = ["title", ...labels, ...notes, "never.title", ...lines, "call.title", "call.abroad"];
  return locales.flatMap((locale) => paths.map((path) => `{{nurse-sheet.${path}.${locale}}}`));
}

test.each(locales)("the wallet card has every field of the nurse's sheet, in both languages (%s)", (locale) => {
  const [, front = ""] = read("variables/nurse-sheet.ru.md").split(/^---$/m);
  const sheet = NurseSheet.parse((parse(front) as { value: unknown }).value);
  const card = read(`articles/materials/wallet-card.${locale}.md`);
  expect(quotesOf(sheet).filter((quote) => card.split(quote).length !== 2)).toEqual([]);
});
