import type { FileHandle } from "node:fs/promises";
import type { Locale } from "#contract/locale.ts";
import { type CacheFolder, codeHash, fillFrom } from "../cache-folder.ts";
import { eachInSlices } from "../slices.ts";
import { Lexicon } from "./lexicon.ts";
import { type Postings, rangeOf } from "./postings.ts";
import type { IndexParts } from "./search-index.ts";

/** The index of each language between two starts: to read 100,000 texts again takes a minute. */
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
/** What reads texts. */
const CODE = "{api/search,contract}/**/*.ts";

export function createIndexFiles(folder: CacheFolder): IndexFiles {
  const nameOf = (locale: Locale) => `${locale}.index`;
  return {
    async read(locale) {
      const handle = await folder.open(nameOf(locale));
      try {
        return handle && (await readParts(handle));
      } catch (error) {
        folder.report(error);
        return undefined;
      } finally {
        await handle?.close();
      }
    },
    write: (locale, parts) => folder.write(nameOf(locale), (handle) => writeParts(handle, parts)),
  };
}

async function readParts(handle: FileHandle): Promise<IndexParts | undefined> {
  const length = new Uint32Array(1);
  await fill(handle, length, 0);
  const json = new Uint8Array(length[0] ?? 0);
  await fill(handle, json, LENGTH_BYTES);
  const { code, words, lists, phrases, keys, hashes } = JSON.parse(Buffer.from(json.buffer).toString()) as Header;
  if (code !== codeHash(CODE)) return undefined;
  const lexicon = new Lexicon();
  await eachInSlices(words, (word) => void lexicon.learn(word));
  const total = lists.reduce((sum, [, own]) => sum + own, 0);
  const [documents, weights] = [new Uint32Array(total), new Uint16Array(total)];
  await fill(handle, documents, LENGTH_BYTES + json.length);
  await fill(handle, weights, LENGTH_BYTES + json.length + documents.byteLength);
  const starts = startsOf(lists, lexicon);
  const postings: Postings = { size: keys.length, starts, documents, weights, byPhrase: new Map(phrases) };
  return { lexicon, postings, keys, hashes: hashes.map((hash) => hash ?? undefined) };
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
async function writeParts(handle: FileHandle, { lexicon, postings, keys, hashes }: IndexParts): Promise<void> {
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
  const header: Header = {
    code: codeHash(CODE),
    words,
    lists,
    phrases,
    keys,
    hashes: hashes.map((hash) => hash ?? null),
  };
  const json = Buffer.from(JSON.stringify(header));
  const padded = Buffer.alloc(Math.ceil(json.length / LENGTH_BYTES) * LENGTH_BYTES, " ");
  json.copy(padded);
  await handle.writeFile(Uint32Array.of(padded.length));
  await handle.writeFile(padded);
  for (const numbers of [postings.documents, postings.weights]) {
    for (const [start, end] of joined(ranges)) await handle.writeFile(numbers.subarray(start, end));
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

function fill(handle: FileHandle, numbers: Uint8Array | Uint16Array | Uint32Array, position: number): Promise<void> {
  return fillFrom(handle, new Uint8Array(numbers.buffer), position);
}
