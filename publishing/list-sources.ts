import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isLocale, type Locale } from "#contract/locale.ts";
import type { Fault } from "./fault.ts";

/** The files of one record, by language; paths are relative to the pack. */
export type Source = { name: string; files: Partial<Record<Locale, string>> };

/** `{name}.{ru|en}.md`, one pair per record. A missing folder has no records. */
export async function listSources(root: string, folder: string, isDeep: boolean, faults: Fault[]): Promise<Source[]> {
  const found = new Map<string, Source>();
  const names = await readdir(join(root, folder), { recursive: isDeep, withFileTypes: true }).catch(() => []);
  const files = names
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
  for (const file of files.toSorted()) {
    const [, name, locale] = /\/([a-z0-9][a-z0-9_-]*)\.([a-z]{2})\.md$/.exec(file) ?? [];
    if (!name || !isLocale(locale)) {
      faults.push({ file, line: 1, message: "a file is named {alias}.ru.md or {alias}.en.md" });
      continue;
    }
    const source = found.get(name) ?? { name, files: {} };
    const other = source.files[locale];
    if (other) faults.push({ file, line: 1, message: `the alias ${name} is taken by ${other}` });
    found.set(name, { name, files: { ...source.files, [locale]: file } });
  }
  return [...found.values()];
}
