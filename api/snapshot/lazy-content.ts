import { LRUCache } from "lru-cache";
import type { Block } from "#contract/blocks/block.ts";
import type { Locale } from "#contract/locale.ts";
import { type PackedArticle, unpackTexts } from "../packed-article.ts";
import type { LinkedTerms } from "./places-of-terms.ts";
import { contentWithMediaBase } from "./media-base.ts";

/** How many articles keep their texts unpacked after they were read: all of a pack of the usual size. */
const MOST_UNPACKED = 1000;

type Source = { packed: PackedArticle; mediaBase: string };
type Lazy = { locale: Locale; [SOURCE]: Source };
const SOURCE = Symbol("source");

const unpacked = new LRUCache<PackedArticle, Partial<Record<Locale, Block[]>>>({ max: MOST_UNPACKED });

// One getter for all: V8 gives objects with getters of their own a slow shape.
const content: PropertyDescriptor & ThisType<Lazy> = {
  enumerable: true,
  configurable: true,
  get() {
    const { packed } = this[SOURCE];
    const known = unpacked.get(packed) ?? {};
    unpacked.set(packed, known);
    return (known[this.locale] ??= contentOf(this));
  },
};

function contentOf({ locale, [SOURCE]: { packed, mediaBase } }: Lazy): Block[] {
  return contentWithMediaBase(unpackTexts(packed)[locale] ?? [], mediaBase);
}

/** Adds `content`, which is unpacked whenever it is read, unless it was read lately. */
export function withLazyContent<Head extends { locale: Locale }>(
  head: Head,
  source: Source,
): Head & { content: Block[] } {
  Object.defineProperty(head, SOURCE, { value: source });
  return Object.defineProperty(head, "content", content) as Head & { content: Block[] };
}

/** A copy with more fields. A spread would unpack the text. */
export function extendLazily<Article extends { locale: Locale; content: Block[] }, More extends object>(
  article: Article,
  more: More,
): Article & More {
  const source = (article as Partial<Lazy>)[SOURCE];
  if (!source) return { ...article, ...more };
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(article)) if (key !== "content") copy[key] = article[key as keyof Article];
  return withLazyContent(Object.assign(copy as Omit<Article, "content">, more), source) as Article & More;
}

/** The glossary's terms that the text links to. */
export function linkedTermsOf(article: { locale: Locale }): LinkedTerms {
  return packedOf(article)?.words[article.locale]?.terms ?? {};
}

/** Names the text: the same name means the same text. Empty if nobody named it. */
export function hashOfText(article: { locale: Locale }): string {
  return packedOf(article)?.hash ?? "";
}

/** The text, for somebody who reads all texts in turn: it is not kept afterwards. */
export function passingContent(article: { locale: Locale; content?: Block[] }): Block[] {
  const packed = packedOf(article);
  if (!packed || unpacked.peek(packed)?.[article.locale]) return article.content ?? [];
  return contentOf(article as unknown as Lazy);
}

function packedOf(article: { locale: Locale }): PackedArticle | undefined {
  return (article as Partial<Lazy>)[SOURCE]?.packed;
}
