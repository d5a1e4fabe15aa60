import { forEachLocale } from "#contract/locale.ts";
import type { Fault } from "../fault.ts";
import { GLOSSARY } from "../kinds/term.ts";
import { isLegal } from "../terms/link-terms.ts";
import { createLinker } from "../terms/linker.ts";
import type { Text, TextFile, Texts } from "./texts.ts";

type Abbreviation = { alias: string; short: string[]; full: string[] };
/** What is read at one glance: a paragraph, a row of a table, the title with the sentence under it. */
type Passage = Pick<Text, "line" | "text"> & { isLinked: boolean };

/**
 * An abbreviation of the glossary is explained where an article first uses it: there it is linked to its term, or its
 * words stand beside it.
 */
export function findUnexplainedAbbreviations({ files }: Pick<Texts, "files">): Fault[] {
  const legal = new Set(files.filter(({ front }) => isLegal(front["category"])).map(({ name }) => name));
  const terms = files.filter(({ folder }) => folder === GLOSSARY);
  const abbreviations = forEachLocale((locale) => abbreviationsOf(terms.filter((term) => term.locale === locale)));
  return files
    .filter(({ folder }) => folder === "articles")
    .flatMap((file) => {
      const passages = passagesOf(file.texts, !legal.has(file.name));
      return abbreviations[file.locale].flatMap((one) => faultIn(file.file, passages, one) ?? []);
    });
}

function abbreviationsOf(terms: TextFile[]): Abbreviation[] {
  return terms
    .map(({ name, front: { title, synonyms } }) => {
      const names = [title, ...(Array.isArray(synonyms) ? synonyms : [])].map(String);
      return { alias: name, short: names.filter(isShort), full: names.filter((one) => !isShort(one)) };
    })
    .filter(({ short }) => short.length > 0);
}

function passagesOf(texts: Text[], areTermsLinked: boolean): Passage[] {
  const passages = new Map<string, Passage>();
  for (const { field, line, text, isRunning = false } of texts) {
    if (field !== "" && field !== "title" && field !== "description") continue;
    const key = field === "" ? String(line) : "head";
    const before = passages.get(key);
    if (before) before.text += `; ${text}`;
    else passages.set(key, { line, text, isLinked: areTermsLinked && isRunning });
  }
  return [...passages.values()];
}

function isShort(name: string): boolean {
  return /^\p{Ll}?\p{Lu}[\p{Lu}\p{N}-]+s?$|^\p{Lu}\p{L}?\/\p{Lu}$/u.test(name);
}

function faultIn(file: string, passages: Passage[], { alias, short, full }: Abbreviation): Fault | undefined {
  let isTermLinked = false;
  for (const { text, line, isLinked } of passages) {
    const isExplained = names(text, full);
    const used = short.find((one) => names(text, [one]));
    if (used && (isExplained || (isLinked && !isTermLinked))) return undefined;
    if (used)
      return { file, line, message: `${used} is not explained: write its words beside it, as in ${GLOSSARY}/${alias}` };
    isTermLinked ||= isLinked && isExplained;
  }
  return undefined;
}

/** In any form of the word, as publishing finds them. */
function names(text: string, forms: string[]): boolean {
  return createLinker([{ alias: "", forms }], () => "")("own")(text) !== text;
}
