import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Block } from "#contract/blocks/block.ts";
import { type DefaultLocale, locales, type Translated } from "#contract/locale.ts";
import { type LinkedTerms, termsLinkedIn } from "./snapshot/places-of-terms.ts";
import type { Stored, StoredKinds } from "./stored.ts";

type Article = StoredKinds["article"];
type Words = Article["words"][DefaultLocale];

/** What lists, menus and addresses need of an article. */
export type ArticleHead = Stored<Article["shared"], Omit<Words, "content"> & { terms: LinkedTerms }>;
/** As the snapshots hold it: texts are most of the content, so they stay compressed until they are read. */
export type PackedArticle = ArticleHead & { texts: Uint8Array; hash: string };

/** Bytes allocated at a time to unpack a text: most need one such piece. Node's own 16 KB would be half unused. */
const CHUNK = 8192;

export function packArticle({ words, ...article }: Article): Omit<PackedArticle, "hash"> {
  const head = ({ content, ...other }: Words) => ({ ...other, terms: termsLinkedIn(content) });
  const texts = mapTranslations(words, ({ content }) => content);
  return { ...article, words: mapTranslations(words, head), texts: deflateRawSync(JSON.stringify(texts)) };
}

/** The record as the snapshots hold it; `hash` names its body. */
export function packRecord<Record extends { kind: string; body: unknown }>(record: Record, hash: string): Record {
  return record.kind === "article" ? { ...record, body: { ...packArticle(record.body as Article), hash } } : record;
}

export function unpackTexts({ texts }: PackedArticle): Translated<Block[]> {
  return JSON.parse(inflateRawSync(texts, { chunkSize: CHUNK }).toString()) as Translated<Block[]>;
}

function mapTranslations<From, To>(words: Translated<From>, map: (words: From) => To): Translated<To> {
  const mapped = locales.flatMap((locale) => (words[locale] ? [[locale, map(words[locale])]] : []));
  return Object.fromEntries(mapped) as Translated<To>;
}
