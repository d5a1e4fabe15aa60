import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultLocale, locales } from "#contract/locale.ts";
import { readSources } from "../facts/read-sources.ts";
import { kinds } from "../kinds.ts";
import { listSources } from "../list-sources.ts";
import { readWrongWords } from "./read-wrong-words.ts";
import { textsOfList, textsOfFile } from "./texts-of-file.ts";
import type { TextFile, Texts } from "./texts.ts";

/** Every text of the pack in both languages, with its position. What cannot be read is reported by publishing. */
export async function readTexts(root: string): Promise<Texts> {
  const files: TextFile[] = [];
  for (const { source } of kinds) {
    if ("list" in source) {
      const text = await readFile(join(root, source.list), "utf8").catch(() => "");
      files.push({
        file: source.list,
        folder: source.list,
        name: "",
        locale: defaultLocale,
        front: {},
        lines: new Map(),
        texts: textsOfList(text),
        outline: [],
        quotes: [],
      });
      continue;
    }
    for (const { name, files: pair } of await listSources(root, source.folder, source.isDeep ?? false, [])) {
      for (const locale of locales) {
        const file = pair[locale];
        if (!file) continue;
        const read = textsOfFile(await readFile(join(root, file), "utf8"), locale);
        files.push({ file, folder: source.folder, name, locale, ...read });
      }
    }
  }
  return { root, files, sources: await readSources(root), wrongWords: await readWrongWords(root) };
}
