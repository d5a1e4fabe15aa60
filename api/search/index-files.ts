import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "#contract/locale.ts";
import { eachInSlices } from "../slices.ts";
import { Lexicon } from "./lexicon.ts";
import { type Postings, rangeOf } from "./postings.ts";
import type { IndexParts } from "./search-index.ts";

/**
 * The index of each language between two starts: to read 100,000 texts again takes a minute. Only a cache: if it is
 * missing, damaged or made by other code, the index is built from the texts.
 */
export type IndexFiles = {
  read(locale: Locale): Promise<IndexParts | undefined>;
  write(locale: Locale, parts: IndexParts): Promise<void>;
};

/** What the file begins with, after its own length; the postings of the stems follow, list after list. */
type Header = {
  code: string;
  words: string[];
  /** Each stem with the length of its list. */
  lists: [stem: string, length: number][];
  phrases: [phrase: string, documents: number[]][];
  keys: string[];
  hashes: (string | null)[];
};

const LENGTH_BYTES = 4;
const OLD_MS = 3_600_000;

export function createIndexFiles(dir: string, onError: (error: unknown) => void): IndexFiles {
  const fileOf = (locale: Locale) => join(dir, `${locale}.index`);
  let writing = Promise.resolve();

  /** Written beside the file and renamed: processes that share the folder do not read half of it. */
  async function writeSafely(locale: Locale, parts: IndexParts): Promise<void> {
    const draft = `${fileOf(locale)}.${process.pid}`;
    try {
      await mkdir(dir, { recursive: true });
      await removeOldDrafts(dir);
      await writeParts(draft, parts);
      await rename(draft, fileOf(locale));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      onError(error);
    }
  }

  return {
    async read(locale) {
      try {
        return await readParts(fileOf(locale));
      } catch (error) {
        if (!isMissing(error)) onError(error);
        return undefined;
      }
    },
    write: (locale, parts) => (writing = writing.then(() => writeSafely(locale, parts))),
  };
}

/** Of processes that ended while they wrote. */
async function removeOldDrafts(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!/\.index\.\d+$/.test(name)) continue;
    const file = join(dir, name);
    if ((await stat(file)).mtimeMs < Date.now() - OLD_MS) await rm(file, { force: true });
  }
}

async function readParts(file: string): Promise<IndexParts | undefined> {
  const handle = await open(file);
  try {
    const length = new Uint32Array(1);
    await fill(handle, length, 0);
    const json = new Uint8Array(length[0] ?? 0);
    await fill(handle, json, LENGTH_BYTES);
    const { code, words, lists, phrases, keys, hashes } = JSON.parse(Buffer.from(json.buffer).toString()) as Header;
    if (code !== codeHash()) return undefined;
    const lexicon = new Lexicon();
    await eachInSlices(words, (word) => void lexicon.learn(word));
    const total = lists.reduce((sum, [, own]) => sum + own, 0);
    const [documents, weights] = [new Uint32Array(total), new Uint16Array(total)];
    await fill(handle, documents, LENGTH_BYTES + json.length);
    await fill(handle, weights, LENGTH_BYTES + json.length + documents.byteLength);
    const starts = startsOf(lists, lexicon);
    const postings: Postings = { size: keys.length, starts, documents, weights, byPhrase: new Map(phrases) };
    return { lexicon, postings, keys, hashes: hashes.map((hash) => hash ?? undefined) };
  } finally {
    await handle.close();
  }
}

/** Stems are numbered in the order of the words, and lists were written in it. */
function startsOf(lists: Header["lists"], lexicon: Lexicon): Uint32Array {
  const starts = new Uint32Array(lexicon.stems.length + 1);
  let before = -1;
  for (const [stem, length] of lists) {
    const number = lexicon.stemNumberOf(stem);
    if (number === undefined || number <= before) throw new Error(`the search index has a stem out of order: ${stem}`);
    before = number;
    starts[number + 1] = length;
  }
  for (let stem = 0; stem < lexicon.stems.length; stem++)
    starts[stem + 1] = (starts[stem + 1] ?? 0) + (starts[stem] ?? 0);
  return starts;
}

/**
 * Of documents without a hash nothing is kept: they are read each time, and a visitor's review may be erased. Their
 * numbers are left in lists that others share.
 */
async function writeParts(file: string, { lexicon, postings, keys, hashes }: IndexParts): Promise<void> {
  const isKept = new Uint8Array(lexicon.stems.length);
  const ranges: [start: number, end: number][] = [];
  const lists: Header["lists"] = [];
  await eachInSlices(lexicon.stems.entries(), ([number, stem]) => {
    const [start, end] = rangeOf(postings, number);
    if (!postings.documents.subarray(start, end).some((document) => hashes[document])) return;
    isKept[number] = 1;
    ranges.push([start, end]);
    lists.push([stem, end - start]);
  });
  const words = lexicon.words.filter(
    (_, word) => isKept[lexicon.stemOf[word] ?? -1] === 1 || isKept[lexicon.innerStemOf[word] ?? -1] === 1,
  );
  const phrases = [...postings.byPhrase].filter(([, documents]) => documents.some((document) => hashes[document]));
  const header: Header = { code: codeHash(), words, lists, phrases, keys, hashes: hashes.map((hash) => hash ?? null) };
  const json = Buffer.from(JSON.stringify(header));
  const padded = Buffer.alloc(Math.ceil(json.length / LENGTH_BYTES) * LENGTH_BYTES, " ");
  json.copy(padded);
  const handle = await open(file, "w");
  try {
    await handle.writeFile(Uint32Array.of(padded.length));
    await handle.writeFile(padded);
    for (const numbers of [postings.documents, postings.weights]) {
      for (const [start, end] of joined(ranges)) await handle.writeFile(numbers.subarray(start, end));
    }
  } finally {
    await handle.close();
  }
}

/** Neighbours as one. */
function joined(ranges: [start: number, end: number][]): [start: number, end: number][] {
  const all: [start: number, end: number][] = [];
  for (const [start, end] of ranges) {
    const last = all.at(-1);
    if (last && last[1] === start) last[1] = end;
    else all.push([start, end]);
  }
  return all;
}

async function fill(handle: FileHandle, numbers: Uint8Array | Uint16Array | Uint32Array, from: number): Promise<void> {
  const bytes = new Uint8Array(numbers.buffer);
  for (let at = 0; at < bytes.length;) {
    const { bytesRead } = await handle.read(bytes, at, bytes.length - at, from + at);
    if (bytesRead === 0) throw new Error("the search index is cut off");
    at += bytesRead;
  }
}

let known: string | undefined;

/** Changes with the code that reads texts: what other code has read is not used. */
function codeHash(): string {
  if (known) return known;
  const root = join(import.meta.dirname, "../..");
  const hash = createHash("sha256");
  for (const file of globSync("{api/search,contract}/**/*.ts", { cwd: root }).toSorted())
    hash.update(file).update(readFileSync(join(root, file)));
  return (known = hash.digest("hex"));
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
