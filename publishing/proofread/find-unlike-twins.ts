import type { Locale } from "#contract/locale.ts";
import type { Fault } from "../fault.ts";
import { kinds } from "../kinds.ts";
import { numbersIn } from "./numbers-in.ts";
import { isHeading } from "./outline-of.ts";
import type { Text, TextFile, Texts } from "./texts.ts";

type Twins = Record<Locale, TextFile>;
/** A heading with what is below it, or a field of the front matter. */
type Section = { line: number; texts: Text[]; parts: string[]; quotes: string[] };

/** How many words English may have for one in Russian. Long sections of the pack have 0.99 to 1.75; a few words stray further. */
const SHARES = [
  { from: 40, least: 0.9, most: 1.9 },
  { from: 4, least: 0.5, most: 3 },
  { from: 0, least: 0.1, most: 10 },
] as const;
/** What is in other letters needs no translation. */
const CYRILLIC = /[а-яё]/i;
/** Each language has names and searched words of its own. */
const OWN_FIELDS = /(?:^|\.)(?:keywords|synonyms)$|^meta\./;

/** Twins that differ on purpose, and why. */
const EXCEPTIONS: { files: RegExp; reason: string }[] = [
  { files: /^variables\/menu-/, reason: "the English site has shorter menus of its own" },
];

/** A Russian text and its English twin have the same sections, boxes, tables, lists and numbers, and are about as long. */
export function findUnlikeTwins({ files }: Texts): Fault[] {
  const pairs = Map.groupBy(files, ({ folder, name }) => `${folder} ${name}`);
  return [...pairs.values()].flatMap((pair) => {
    const [ru, en] = (["ru", "en"] as const).map((locale) => pair.find((file) => file.locale === locale));
    const isException = EXCEPTIONS.some(({ files }) => files.test(ru?.file ?? ""));
    return ru && en && !isException ? [...unlikeFields({ ru, en }), ...unlikeBodies({ ru, en })] : [];
  });
}

function unlikeBodies(twins: Twins): Fault[] {
  const [ru, en] = [sectionsOf(twins.ru), sectionsOf(twins.en)];
  if (ru.length !== en.length) {
    const message = `has ${en.length - 1} headings, the Russian text ${ru.length - 1}`;
    return [{ file: twins.en.file, line: en[1]?.line ?? 1, message }];
  }
  return ru.flatMap((section, n) => compare(twins, section, en[n] as Section));
}

function unlikeFields(twins: Twins): Fault[] {
  const said = twins.ru.texts.filter(({ field, text }) => CYRILLIC.test(text) && isTranslated(twins.ru, field));
  const fields = new Set(said.map(({ field }) => field));
  return [...fields].flatMap((field) => {
    const [ru, en] = [fieldOf(twins.ru, field), fieldOf(twins.en, field)];
    return compare(twins, ru, en);
  });
}

function compare({ ru, en }: Twins, russian: Section, english: Section): Fault[] {
  const fault = (message: string): Fault => ({ file: en.file, line: english.line, message });
  const faults: Fault[] = [];
  const [ruParts, enParts] = [russian.parts.join(", "), english.parts.join(", ")];
  if (ruParts !== enParts) faults.push(fault(`has ${enParts || "nothing"}, the Russian text ${ruParts || "nothing"}`));
  const quotes = [...new Set(russian.quotes)].filter((quote) => !english.quotes.includes(quote));
  if (quotes.length > 0) faults.push(fault(`does not quote ${quotes.map((quote) => `{{${quote}}}`).join(", ")}`));
  for (const [from, to] of [
    [russian, english],
    [english, russian],
  ] as const) {
    const missing = missingNumbers(from, to);
    const [file, line] = from === russian ? [en.file, english.line] : [ru.file, russian.line];
    if (missing.length > 0) faults.push({ file, line, message: `lacks ${missing.join(", ")} of its twin` });
  }
  const [many, few] = [wordsIn(russian), wordsIn(english)];
  const { least, most } = SHARES.find(({ from }) => many >= from) ?? SHARES[2];
  if (few < many * least || few > many * most) faults.push(fault(`has ${few} words, the Russian text ${many}`));
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
  return !OWN_FIELDS.test(field) && kind !== undefined && first in kind.front("en").shape;
}
