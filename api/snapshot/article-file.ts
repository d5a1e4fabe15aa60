import { readSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { batches } from "../batches.ts";
import { type CacheFolder, codeHash, fillFrom } from "../cache-folder.ts";
import { type Bytes, fieldList, type PackedArticle } from "../packed-article.ts";
import { eachInSlices } from "../slices.ts";

/**
 * The articles between two starts, if they are very many: 100,000 rows take the database seconds to read. Their heads and
 * texts stay in the file and are read when somebody asks, so they take no memory either.
 */
export type ArticleFile = {
  /** Those that were kept, of whatever version. */
  read(): Promise<PackedArticle[]>;
  /** For the next start. */
  keep(articles: PackedArticle[]): Promise<void>;
  close(): Promise<void>;
};

/** Less is read from the database in half a second, and is faster in memory: about 25,000 articles. */
const LARGE = 64 * 2 ** 20;
const NAME = "articles";
/** What decides what is taken out of a head, and what it looks like here. */
const CODE = "{api/packed-article.ts,api/snapshot/article-file.ts,api/snapshot/places-of-terms.ts,contract/**/*.ts}";

/** Lines follow the heads and texts: articles by the hundred, then the lists of field names that they share. */
type Line = [hash: string, fields: number, head: number, texts: number, key: Key][];
type Key = Omit<PackedArticle, "hash" | "fields" | "bytes" | "made">;
const LINE = 500;

/** The file ends with the hash of the code, the length of the lines and the checksum of all that comes before. */
const HASH_BYTES = 32;
const END_BYTES = HASH_BYTES + 8;

const CHUNK = 2 ** 20;

export function createArticleFile(folder: CacheFolder, large = LARGE): ArticleFile {
  /** Open as long as articles are read from it. */
  let opened: FileHandle | undefined;
  let kept: Bytes["of"] | undefined;

  async function close() {
    await opened?.close();
    opened = undefined;
  }

  return {
    async read() {
      opened = await folder.open(NAME);
      if (!opened) return [];
      try {
        kept = bytesOf(opened);
        const articles = await readArticles(opened, kept);
        if (articles.length === 0) await close();
        return articles;
      } catch (error) {
        folder.report(error);
        await close();
        return [];
      }
    },
    async keep(articles) {
      const size = articles.reduce((sum, { bytes }) => sum + bytes.end - bytes.head, 0);
      if (size < large) await folder.remove(NAME);
      else if (articles.some(({ bytes }) => bytes.of !== kept))
        await folder.write(NAME, (handle) => writeArticles(handle, articles));
    },
    close,
  };
}

/** From the page cache of the system: some microseconds, less than it takes to unpack what was read. */
function bytesOf({ fd }: FileHandle): Bytes["of"] {
  return {
    read(start, end) {
      const bytes = Buffer.allocUnsafe(end - start);
      for (let at = 0; at < bytes.length;) {
        const count = readSync(fd, bytes, at, bytes.length - at, start + at);
        if (count === 0) throw new Error("the file of articles is cut off");
        at += count;
      }
      return bytes;
    },
  };
}

async function readArticles(handle: FileHandle, of: Bytes["of"]): Promise<PackedArticle[]> {
  const { size } = await handle.stat();
  const end = Buffer.alloc(END_BYTES);
  if (size < END_BYTES) throw new Error("the file of articles is cut off");
  await fillFrom(handle, end, size - END_BYTES);
  if (end.toString("hex", 0, HASH_BYTES) !== codeHash(CODE)) return [];
  const linesEnd = size - END_BYTES;
  if ((await checksumOf(handle, linesEnd)) !== end.readUInt32LE(HASH_BYTES + 4))
    throw new Error("the file of articles is damaged");
  const bytes = Buffer.alloc(end.readUInt32LE(HASH_BYTES));
  await fillFrom(handle, bytes, linesEnd - bytes.length);

  const lines = splitLines(bytes);
  const lists = (JSON.parse(lines.pop() ?? "[]") as string[]).map(fieldList);
  const articles: PackedArticle[] = [];
  let at = 0;
  await eachInSlices(lines, (line) => {
    for (const [hash, fields, head, texts, key] of JSON.parse(line) as Line) {
      const place = { of, head: at, texts: at + head, end: at + head + texts };
      articles.push(Object.assign(key, { hash, fields: lists[fields] ?? [], bytes: place, made: {} }));
      at = place.end;
    }
  });
  return articles;
}

/** One by one: a string has at most half a gigabyte. */
function splitLines(bytes: Buffer): string[] {
  const lines: string[] = [];
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf("\n", start);
    lines.push(bytes.toString("utf8", start, end));
    start = end + 1;
  }
  return lines;
}

async function checksumOf(handle: FileHandle, length: number): Promise<number> {
  const chunk = Buffer.alloc(Math.min(CHUNK, length));
  let checksum = 0;
  for (let at = 0; at < length; at += chunk.length) {
    const part = chunk.subarray(0, Math.min(chunk.length, length - at));
    await fillFrom(handle, part, at);
    checksum = crc32(part, checksum);
  }
  return checksum;
}

async function writeArticles(handle: FileHandle, articles: PackedArticle[]): Promise<void> {
  let checksum = 0;
  const write = async (bytes: Buffer) => {
    checksum = crc32(bytes, checksum);
    await handle.writeFile(bytes);
    return bytes.length;
  };
  const lists: string[] = [];
  const numbers = new Map<readonly string[], number>();
  const numberOf = (fields: readonly string[]) => {
    const number = numbers.get(fields) ?? lists.push(fields.join(" ")) - 1;
    numbers.set(fields, number);
    return number;
  };
  const lines: Buffer[] = [];
  for (const group of batches(articles, LINE)) {
    await write(Buffer.concat(group.map(({ bytes: { of, head, end } }) => of.read(head, end))));
    const line: Line = group.map((article) => {
      const { head, texts, end } = article.bytes;
      return [article.hash, numberOf(article.fields), texts - head, end - texts, keyOf(article)];
    });
    lines.push(Buffer.from(`${JSON.stringify(line)}\n`));
  }
  lines.push(Buffer.from(`${JSON.stringify(lists)}\n`));
  let length = 0;
  for (const line of lines) length += await write(line);
  const end = Buffer.alloc(END_BYTES, codeHash(CODE), "hex");
  end.writeUInt32LE(length, HASH_BYTES);
  end.writeUInt32LE(checksum, HASH_BYTES + 4);
  await handle.writeFile(end);
  // It is read for as long as the next server runs, so it must outlive a power cut.
  await handle.sync();
}

function keyOf({ id, language, shared, words, hasImage, terms }: PackedArticle): Key {
  return { id, shared, words, hasImage, ...(language && { language }), ...(terms && { terms }) };
}
