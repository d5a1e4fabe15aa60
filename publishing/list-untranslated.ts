import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { defaultLocale, type TranslationLocale } from "#contract/locale.ts";
import type { Kind } from "./kind.ts";
import { kinds } from "./kinds.ts";
import { listSources } from "./list-sources.ts";

/** Each has all languages in one file, so that no number is written twice; `check` reports missing words. */
const ALL_IN_ONE = /^variables\/(?:day-limits|fixed-contacts|gfr-stages|nurse-sheet|reference-foods|reference-labs)\./;

/** What is missing in a language: files to be written, and entries of lists without its words. */
export async function listUntranslated(root: string, locale: TranslationLocale): Promise<string[]> {
  const inWords = kinds.filter(({ front }) => Object.keys(front.translation.shape).length > 0);
  const lacking = await Promise.all(inWords.map((kind) => lackingOf(kind, root, locale)));
  return lacking.flat();
}

async function lackingOf({ source }: Kind, root: string, locale: TranslationLocale): Promise<string[]> {
  if ("list" in source) {
    const entries: unknown = parse(await readFile(join(root, source.list), "utf8").catch(() => "[]"));
    return (Array.isArray(entries) ? (entries as Record<string, unknown>[]) : [])
      .filter((entry) => !entry[locale])
      .map(({ slug, id }) => `${source.list}: ${String(slug ?? id)}`);
  }
  const sources = await listSources(root, source.folder, source.isDeep ?? false, []);
  return sources.flatMap(({ files }) => {
    const original = files[defaultLocale];
    if (!original || files[locale] || ALL_IN_ONE.test(original)) return [];
    return original.slice(0, -`${defaultLocale}.md`.length) + `${locale}.md`;
  });
}
