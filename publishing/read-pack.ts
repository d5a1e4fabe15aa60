import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { defaultLocale, forEachLocale, languageName, type Locale, locales } from "#contract/locale.ts";
import type { Food } from "#contract/variables/reference-tables.ts";
import type { StoredRecord } from "#api/db/content-store.ts";
import { type Assets, createAssets } from "./assets.ts";
import { checkPack } from "./check-pack.ts";
import { createFacts, type Facts } from "./facts/facts.ts";
import { fillFile } from "./facts/fill-file.ts";
import { foodsIn } from "./facts/foods.ts";
import { readSources } from "./facts/read-sources.ts";
import type { Fault } from "./fault.ts";
import type { Front, Kind } from "./kind.ts";
import { kinds } from "./kinds.ts";
import { listSources, type Source } from "./list-sources.ts";
import { nameServices } from "./name-services.ts";
import { type ParsedFile, parseFile } from "./parse-file.ts";
import type { ReadRecord } from "./read-record.ts";
import { readYaml } from "./read-yaml.ts";
import { addSharePictures } from "./pictures/share-pictures.ts";
import { linkTerms } from "./terms/link-terms.ts";

export type Pack = { records: StoredRecord[]; hash: string };

type Reading = { root: string; assets: Assets; facts: Facts; foods: Food[]; faults: Fault[] };

/** Step 1 of publishing: the whole pack as records, or all its faults at once. Pictures are made into `mediaDir`. */
export async function readPack(pack: string, mediaDir: string): Promise<{ pack: Pack } | { faults: Fault[] }> {
  const root = resolve(pack);
  const sources = await readSources(root);
  const reading: Reading = {
    root,
    assets: createAssets(root, mediaDir),
    facts: createFacts(sources),
    foods: foodsIn(sources),
    faults: [],
  };
  const records: ReadRecord[] = [];
  for (const kind of kinds) records.push(...(await readKind(kind, reading)));
  // Records that depend on one that could not be read would only repeat its fault.
  if (reading.faults.length === 0) reading.faults.push(...(await checkPack(records)));
  if (reading.faults.length > 0) return { faults: reading.faults.toSorted(byPlace) };
  linkTerms(records);
  nameServices(records);
  await addSharePictures(records, mediaDir);
  const bare = records.map(({ kind, id, body }) => ({ kind, id, body }));
  return { pack: { records: bare, hash: createHash("sha256").update(JSON.stringify(bare)).digest("hex") } };
}

async function readKind(kind: Kind, reading: Reading): Promise<ReadRecord[]> {
  if ("list" in kind.source) return readList(kind, kind.source.list, reading);
  const { folder, isDeep = false } = kind.source;
  const sources = await listSources(reading.root, folder, isDeep, reading.faults);
  const records: ReadRecord[] = [];
  for (const source of sources) {
    const record = await readPair(kind, source, reading);
    if (record) records.push(record);
  }
  return records;
}

async function readPair(kind: Kind, { name, files }: Source, reading: Reading): Promise<ReadRecord | undefined> {
  const original = files[defaultLocale];
  if (!original) {
    const message = `there is no ${languageName(defaultLocale)} version (${name}.${defaultLocale}.md)`;
    reading.faults.push({ file: Object.values(files)[0] ?? name, line: 1, message });
    return undefined;
  }
  const read: Partial<Record<Locale, ParsedFile>> = {};
  for (const locale of locales) {
    const file = files[locale];
    if (!file) continue;
    const source = await readFile(join(reading.root, file), "utf8");
    const parsed = await parseFile(source, { file, name, kind, locale, ...reading });
    if (parsed) read[locale] = parsed;
  }
  const shared = read[defaultLocale];
  const all = Object.values(read);
  if (!shared || all.length < Object.keys(files).length) return undefined;
  return makeRecord(kind, name, shared.front, {
    file: original,
    line: shared.lineOf(["id"]),
    lineOf: shared.lineOf,
    links: all.flatMap(({ links }) => links),
    needs: all.flatMap(({ needs }) => needs),
    words: Object.fromEntries(Object.entries(read).map(([locale, { words }]) => [locale, words])),
  });
}

/** Short records without a text: one YAML list, each entry with its languages inside. */
async function readList(kind: Kind, file: string, { root, facts, faults }: Reading): Promise<ReadRecord[]> {
  const fault = (line: number, message: string) => void faults.push({ file, line, message });
  const source = await readFile(join(root, file), "utf8").catch(() => "[]");
  const { text, fillField } = fillFile(source, { facts, locale: defaultLocale, fault });
  const { original, translation: words } = kind.front;
  const shared = Object.fromEntries(Object.entries(original.shape).filter(([key]) => !(key in words.shape)));
  const byLocale = forEachLocale((locale) => (locale === defaultLocale ? words : words.optional()));
  // If a kind has no words, its entries have no languages.
  const languages = Object.keys(words.shape).length > 0 ? byLocale : {};
  const read = readYaml(text, z.array(z.strictObject({ ...shared, ...languages })), 1, fillField);
  if ("faults" in read) {
    faults.push(...read.faults.map((fault) => ({ file, ...fault })));
    return [];
  }
  return (read.value as Front[]).map((entry, n) => {
    const own = locales.flatMap((locale) => {
      const front = (entry[locale] as Front | undefined) ?? (locale === defaultLocale ? {} : undefined);
      return front ? [[locale, kind.toWords(front, [], String)]] : [];
    });
    return makeRecord(kind, "", entry, {
      file,
      line: read.lineOf([n]),
      lineOf: (path) => read.lineOf([n, ...path]),
      links: [],
      needs: [],
      words: Object.fromEntries(own),
    });
  });
}

type Made = Pick<ReadRecord, "file" | "line" | "links" | "needs"> & {
  words: object;
  lineOf(path: PropertyKey[]): number;
};

function makeRecord(kind: Kind, name: string, front: Front, { words, lineOf, needs, ...place }: Made): ReadRecord {
  const provides = kind.provides(front, name);
  // A kind that is looked up by name has no id in the pack: one is derived from its name.
  const id =
    typeof front["id"] === "number" ? front["id"] : createHash("sha256").update(provides).digest().readUInt32BE() >>> 1;
  return {
    ...place,
    kind: kind.name,
    id,
    provides,
    needs: [...kind.needs(front).map((need) => ({ ...need, line: lineOf(need.field) })), ...needs],
    body: { id, shared: kind.toShared(front, name), words },
  };
}

function byPlace(a: Fault, b: Fault): number {
  return a.file.localeCompare(b.file) || a.line - b.line;
}
