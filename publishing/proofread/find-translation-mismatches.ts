import {
  defaultLocale,
  languageName,
  languages,
  type TranslationLocale,
  translationLocales,
} from "#contract/locale.ts";
import type { Fault } from "../fault.ts";
import { kinds } from "../kinds.ts";
import { numbersIn } from "./numbers-in.ts";
import { isHeading } from "./outline-of.ts";
import type { Text, TextFile, Texts } from "./texts.ts";

type Twins = { original: TextFile; translation: TextFile };
/** A heading with what is below it, or a field of the front matter. */
type Section = { line: number; texts: Text[]; parts: string[]; quotes: string[] };

type Share = { from: number; least: number; most: number };
/**
 * Words of a translation for each Russian word. In English, long sections of the pack have 0.99 to 1.75; short ones
 * vary more.
 */
const SHARES: Record<TranslationLocale, [Share, ...Share[]]> = {
  en: [
    { from: 0, least: 0.1, most: 10 },
    { from: 4, least: 0.5, most: 3 },
    { from: 40, least: 0.9, most: 1.9 },
  ],
};
/** Text in another script needs no translation. */
const OWN_LETTERS = new RegExp(`\\p{Script=${languages[defaultLocale].script}}`, "u");
const ORIGINAL = `the ${languageName(defaultLocale)} text`;
/** Each language has its own names and keywords. */
const OWN_FIELDS = /(?:^|\.)(?:keywords|synonyms)$|^meta\./;

/** Translations that differ on purpose, and why. */
const EXCEPTIONS: { files: RegExp; reason: string }[] = [
  { files: /^variables\/menu-/, reason: "the English site has shorter menus of its own" },
];

/**
 * A Russian text and its translation have the same sections, boxes, tables, lists and numbers, and are about as long.
 */
export function findTranslationMismatches({ files }: Texts): Fault[] {
  const groups = Map.groupBy(files, ({ folder, name }) => `${folder} ${name}`);
  return [...groups.values()].flatMap((group) => {
    const original = group.find(({ locale }) => locale === defaultLocale);
    if (!original || EXCEPTIONS.some(({ files }) => files.test(original.file))) return [];
    return translationLocales.flatMap((locale) => {
      const translation = group.find((file) => file.locale === locale);
      if (!translation) return [];
      const twins = { original, translation };
      return [...unlikeFields(twins, SHARES[locale]), ...unlikeBodies(twins, SHARES[locale])];
    });
  });
}

function unlikeBodies(twins: Twins, shares: [Share, ...Share[]]): Fault[] {
  const [original, translation] = [sectionsOf(twins.original), sectionsOf(twins.translation)];
  if (original.length !== translation.length) {
    const message = `has ${translation.length - 1} headings, ${ORIGINAL} ${original.length - 1}`;
    return [{ file: twins.translation.file, line: translation[1]?.line ?? 1, message }];
  }
  return original.flatMap((section, n) => compare(twins, section, translation[n] as Section, shares));
}

function unlikeFields(twins: Twins, shares: [Share, ...Share[]]): Fault[] {
  const { original, translation } = twins;
  const said = original.texts.filter(({ field, text }) => OWN_LETTERS.test(text) && isTranslated(original, field));
  const fields = new Set(said.map(({ field }) => field));
  return [...fields].flatMap((field) => compare(twins, fieldOf(original, field), fieldOf(translation, field), shares));
}

function compare(twins: Twins, original: Section, translation: Section, shares: [Share, ...Share[]]): Fault[] {
  const fault = (message: string): Fault => ({ file: twins.translation.file, line: translation.line, message });
  const faults: Fault[] = [];
  const [here, there] = [translation.parts.join(", "), original.parts.join(", ")];
  if (here !== there) faults.push(fault(`has ${here || "nothing"}, ${ORIGINAL} ${there || "nothing"}`));
  const quotes = [...new Set(original.quotes)].filter((quote) => !translation.quotes.includes(quote));
  if (quotes.length > 0) faults.push(fault(`does not quote ${quotes.map((quote) => `{{${quote}}}`).join(", ")}`));
  for (const [from, to] of [
    [original, translation],
    [translation, original],
  ] as const) {
    const missing = missingNumbers(from, to);
    const [file, line] =
      from === original ? [twins.translation.file, translation.line] : [twins.original.file, original.line];
    if (missing.length > 0) faults.push({ file, line, message: `lacks ${missing.join(", ")} of its twin` });
  }
  const [written, own] = [wordsIn(original), wordsIn(translation)];
  const { least, most } = shares.findLast(({ from }) => written >= from) ?? shares[0];
  if (own < written * least || own > written * most) faults.push(fault(`has ${own} words, ${ORIGINAL} ${written}`));
  return faults;
}

function missingNumbers(from: Section, to: Section): (string | number)[] {
  const answered = to.texts.map(({ text, locale }) => numbersIn(text, locale).answered);
  const said = new Set(from.texts.flatMap(({ text, locale }) => [...numbersIn(text, locale).said]));
  return [...said].filter((number) => !answered.some((numbers) => numbers.has(number)));
}

function wordsIn({ texts }: Section): number {
  return texts.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
}

/** The text before the first heading is a section too. */
function sectionsOf({ texts, outline, quotes }: TextFile): Section[] {
  const starts = [0, ...outline.filter(isHeading).map(({ line }) => line)];
  return starts.map((line, n) => {
    const isHere = (one: { line: number }) => one.line >= line && one.line < (starts[n + 1] ?? Infinity);
    return {
      line: line || 1,
      texts: texts.filter((text) => !text.field && isHere(text)),
      parts: outline.filter(isHere).map(({ what }) => what),
      quotes: quotes.filter(isHere).map(({ name }) => name),
    };
  });
}

function fieldOf({ texts, lines }: TextFile, field: string): Section {
  const own = texts.filter((text) => text.field === field);
  return { line: lines.get(field) ?? 1, texts: own, parts: [`${field} ×${own.length}`], quotes: [] };
}

function isTranslated({ folder }: TextFile, field: string): boolean {
  const kind = kinds.find(({ source }) => "folder" in source && source.folder === folder);
  const [first = ""] = field.split(".");
  return !OWN_FIELDS.test(field) && kind !== undefined && first in kind.front.translation.shape;
}
