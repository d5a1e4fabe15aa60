import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, locales } from "#contract/locale.ts";
import { languageOfText } from "#contract/text-language.ts";
import type { TextFile } from "#publishing/proofread/texts.ts";

/** String literals in code, without template expressions. */
const STRING = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const CYRILLIC = /[а-яё]/i;

const FILES = ["site/**/*words*.ts", `site/i18n/{${locales.join(",")}}.ts`, "contract/entity-configs.ts"];
const root = join(import.meta.dirname, "..");

/** The words of the interface. Those of the style guide are too long on purpose, and left out. */
export function readInterfaceTexts(): TextFile[] {
  return globSync(FILES, { cwd: root, exclude: ["**/*.test.ts", "site/pages/styleguide/**"] })
    .toSorted()
    .map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }))
    .map(({ file, source }) => ({
      file,
      folder: "site",
      name: file,
      locale: defaultLocale,
      front: {},
      lines: new Map(),
      outline: [],
      quotes: [],
      texts: Array.from(source.matchAll(STRING)).flatMap(({ 0: whole, 1: plain, 2: template, index }) => {
        const text = plain ?? template ?? "";
        // A string of one Latin word may be a key.
        const isSaid = CYRILLIC.test(text) || (text.includes(" ") && /[a-z]{2}/.test(text));
        const line = source.slice(0, index).split("\n").length;
        return isSaid ? [{ line, locale: languageOfText(text, defaultLocale), text: blanked(whole), field: "" }] : [];
      }),
    }));
}

/** Without `${…}` and escapes. */
function blanked(text: string): string {
  return text.replaceAll(/\$\{[^}]*\}|\\./g, (part) => " ".repeat(part.length));
}
