import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isLocale, type Locale } from "#contract/locale.ts";
import type { StoredRecord } from "../db/content-store.ts";
import type { Fault } from "./fault.ts";
import { type Kind, kinds } from "./kinds.ts";
import { parseFile } from "./parse-file.ts";

export type Pack = { records: StoredRecord[]; hash: string };

/** Step 1 of publishing: the whole pack as records, or all its faults at once. */
export async function readPack(root: string): Promise<{ pack: Pack } | { faults: Fault[] }> {
  const faults: Fault[] = [];
  const records: ReadRecord[] = [];
  for (const kind of kinds) {
    for (const [name, files] of await listFiles(root, kind, faults)) {
      const record = await readRecord(root, kind, name, files, faults);
      if (record) records.push(record);
    }
  }
  refuseDoubles(records, faults);
  if (faults.length > 0) return { faults: faults.toSorted(byPlace) };
  return {
    pack: {
      records: records.map(({ kind, id, body }) => ({ kind, id, body })),
      hash: hashOf(records),
    },
  };
}

type Files = Partial<Record<Locale, string>>;
type ReadRecord = StoredRecord & { file: string };

/** `{name}.{ru|en}.md`, one pair a record. */
async function listFiles(root: string, kind: Kind, faults: Fault[]): Promise<Map<string, Files>> {
  const found = new Map<string, Files>();
  for (const fileName of (await readdir(join(root, kind.folder))).toSorted()) {
    const file = `${kind.folder}/${fileName}`;
    const [, name, locale] = /^([a-z0-9][a-z0-9_-]*)\.([a-z]{2})\.md$/.exec(fileName) ?? [];
    if (!name || !isLocale(locale)) {
      faults.push({
        file,
        line: 1,
        message: "a file is named {alias}.ru.md or {alias}.en.md",
      });
      continue;
    }
    found.set(name, { ...found.get(name), [locale]: file });
  }
  return found;
}

async function readRecord(
  root: string,
  kind: Kind,
  name: string,
  files: Files,
  faults: Fault[],
): Promise<ReadRecord | undefined> {
  const { ru: file, en: translation } = files;
  if (!file) {
    faults.push({
      file: translation ?? name,
      line: 1,
      message: `there is no Russian version (${name}.ru.md)`,
    });
    return undefined;
  }
  const ru = parseFile(file, await readFile(join(root, file), "utf8"), kind, "ru", faults);
  const en = translation && parseFile(translation, await readFile(join(root, translation), "utf8"), kind, "en", faults);
  if (!ru || (translation && !en)) return undefined;
  return {
    kind: kind.name,
    id: ru.id,
    file,
    body: {
      id: ru.id,
      shared: kind.toRecord.shared(ru.shared, name),
      words: { ru: ru.words, ...(en && { en: en.words }) },
    },
  };
}

function refuseDoubles(records: ReadRecord[], faults: Fault[]) {
  const seen = new Map<string, string>();
  for (const { kind, id, file } of records) {
    const key = `${kind} ${id}`;
    const earlier = seen.get(key);
    if (earlier)
      faults.push({
        file,
        line: 1,
        message: `id: ${id} is taken by ${earlier}`,
      });
    seen.set(key, earlier ?? file);
  }
}

function hashOf(records: ReadRecord[]): string {
  return createHash("sha256").update(JSON.stringify(records)).digest("hex");
}

function byPlace(a: Fault, b: Fault): number {
  return a.file.localeCompare(b.file) || a.line - b.line;
}
