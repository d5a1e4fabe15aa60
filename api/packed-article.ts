import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Block } from "#contract/blocks/block.ts";
import { type DefaultLocale, defaultLocale, type Locale, locales, type Translated } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import { type LinkedTerms, termsLinkedIn } from "./snapshot/places-of-terms.ts";
import type { Stored, StoredKinds } from "./stored.ts";

type Whole = StoredKinds["article"];
type Words = Whole["words"][DefaultLocale];

/** As the database holds an article for the snapshots: the head is JSON, the texts are compressed. */
export type ArticleRow = { hash: string; head: string; texts: Uint8Array };

/** Everything but the texts. */
type Head = Stored<Whole["shared"], Omit<Words, "content"> & { terms: LinkedTerms }>;

/** What is needed of every article, to order it and to link to it: the rest is read with the article. */
type Key = Stored<
  Pick<Whole["shared"], "alias" | "category" | "weight" | "active" | "publishedAt" | "reviewedAt" | "reviewer">,
  Pick<Words, "title" | "place">
>;

/** As the snapshots hold an article: a key, and bytes. Objects would cost most of the start and most of the memory. */
export type PackedArticle = Key & {
  /** Names its content. */
  hash: string;
  /** The names of the other fields of its head. */
  fields: readonly string[];
  hasImage: boolean;
  /** Of the glossary, if its texts link to any. */
  terms?: Translated<LinkedTerms>;
  bytes: Bytes;
  /** Made of it, by the language of the text: it stays the same object as long as it is the same article. */
  made: Partial<Record<Locale, Article>>;
};

/** A part of what many articles share: a buffer, or a file. */
export type Bytes = { of: { read(start: number, end: number): Buffer }; head: number; texts: number; end: number };

/** Bytes allocated at a time to unpack a text: most need one such piece. Node's own 16 KB would be half unused. */
const CHUNK = 8192;

/** For the database. */
export function splitArticle({ words, ...article }: Whole): Omit<ArticleRow, "hash"> {
  const head: Head = {
    ...article,
    words: mapTranslations(words, ({ content, ...other }) => ({ ...other, terms: termsLinkedIn(content) })),
  };
  const texts = mapTranslations(words, ({ content }) => content);
  return { head: JSON.stringify(head), texts: deflateRawSync(JSON.stringify(texts)) };
}

/** The rows get one buffer: a buffer of its own for each article would make garbage collection several times slower. */
export function packArticles(rows: ArticleRow[]): PackedArticle[] {
  const size = rows.reduce((sum, { head, texts }) => sum + Buffer.byteLength(head) + texts.length, 0);
  const buffer = Buffer.allocUnsafeSlow(size);
  const of: Bytes["of"] = { read: (start, end) => buffer.subarray(start, end) };
  let at = 0;
  return rows.map(({ hash, head, texts }) => {
    const start = at;
    const middle = start + buffer.write(head, start);
    buffer.set(texts, middle);
    at = middle + texts.length;
    return {
      ...keyOf(JSON.parse(head) as Head),
      hash,
      bytes: { of, head: start, texts: middle, end: at },
      made: {},
    };
  });
}

/** The record as the snapshots hold it; `hash` names its body. */
export function packRecord<Record extends { kind: string; body: unknown }>(record: Record, hash: string): Record {
  if (record.kind !== "article") return record;
  const [body] = packArticles([{ hash, ...splitArticle(record.body as Whole) }]);
  return { ...record, body };
}

export function unpackHead({ bytes: { of, head, texts } }: PackedArticle): Head {
  return JSON.parse(of.read(head, texts).toString()) as Head;
}

export function unpackTexts({ bytes: { of, texts, end } }: PackedArticle): Translated<Block[]> {
  return JSON.parse(inflateRawSync(of.read(texts, end), { chunkSize: CHUNK }).toString()) as Translated<Block[]>;
}

const KEY_FIELDS = new Set("alias category weight active publishedAt reviewedAt reviewer title place terms".split(" "));

function keyOf({ id, shared, words, language }: Head): Omit<PackedArticle, "hash" | "bytes" | "made"> {
  const { alias, category, weight, active, publishedAt, reviewedAt, reviewer } = shared;
  const key: Omit<PackedArticle, "hash" | "bytes" | "made"> = {
    id,
    shared: { alias, category, weight, active, publishedAt, reviewedAt, ...(reviewer && { reviewer }) },
    words: mapTranslations(words, ({ title, place }) => (place ? { title, place } : { title })),
    fields: otherFields(shared, words),
    hasImage: shared.image !== null,
  };
  if (language) key.language = language;
  if (locales.some((locale) => hasAny(words[locale]?.terms))) key.terms = mapTranslations(words, ({ terms }) => terms);
  return key;
}

function hasAny(terms: LinkedTerms = {}): boolean {
  for (const _ in terms) return true;
  return false;
}

const lists = new Map<string, readonly string[]>();

function otherFields(shared: object, words: Translated<object>): readonly string[] {
  let names = "";
  for (const part of [shared, ...locales.map((locale) => words[locale])])
    for (const field in part) if (!KEY_FIELDS.has(field)) names += `${field} `;
  return fieldList(names);
}

/** Of names with spaces between them. Most articles have the same fields: one list for all of them. */
export function fieldList(names: string): readonly string[] {
  const known = lists.get(names) ?? [...new Set(names.trimEnd().split(" "))];
  lists.set(names, known);
  return known;
}

function mapTranslations<From, To>(words: Translated<From>, map: (words: From) => To): Translated<To> {
  const mapped = { [defaultLocale]: map(words[defaultLocale]) } as Translated<To>;
  for (const locale of locales) {
    const own = words[locale];
    if (own !== undefined && locale !== defaultLocale) mapped[locale] = map(own);
  }
  return mapped;
}
