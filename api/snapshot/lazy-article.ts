import { LRUCache } from "lru-cache";
import type { Block } from "#contract/blocks/block.ts";
import type { Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import { type PackedArticle, unpackHead, unpackTexts } from "../packed-article.ts";
import { localise } from "../stored.ts";
import { contentWithMediaBase, shareImageAt, withMediaBase } from "./media-base.ts";

/** How many articles stay unpacked after they were read: all of a pack of the usual size. */
const MOST_UNPACKED = 1000;

type Source = { packed: PackedArticle; mediaBase: string };
type Keyed = { locale: Locale };
type Lazy = Keyed & { [SOURCE]: Source };
type Fields = Record<string, unknown>;
const SOURCE = Symbol("source");

type Unpacked = { fields?: Fields; content?: Block[] };
const unpacked = new LRUCache<PackedArticle, Partial<Record<Locale, Unpacked>>>({ max: MOST_UNPACKED });

/** Adds the other fields of the article. They are unpacked when one is read, unless the article was read lately. */
export function withLazyFields<Key extends Keyed>(key: Key, source: Source): Key & Omit<Article, keyof Key> {
  Object.defineProperty(key, SOURCE, { value: source });
  for (const field of source.packed.fields) Object.defineProperty(key, field, accessorOf(field));
  Object.defineProperty(key, "shareImage", accessorOf("shareImage"));
  return Object.defineProperty(key, "content", contentAccessor) as Key & Omit<Article, keyof Key>;
}

/** A copy with more fields. A spread would unpack the article. */
export function extendLazily<One extends Article, More extends object>(article: One, more: More): One & More {
  const source = sourceOf(article);
  if (!source) return { ...article, ...more };
  const copy: Fields = {};
  for (const key of Object.keys(article)) if (!isLazy(article, key)) copy[key] = article[key as keyof One];
  return withLazyFields(Object.assign(copy as One, more), source) as One & More;
}

function isLazy(article: object, field: string): boolean {
  return Object.getOwnPropertyDescriptor(article, field)?.get !== undefined;
}

/** Names the text: the same name means the same text. Empty if nobody named it. */
export function hashOfText(article: Keyed): string {
  return sourceOf(article)?.packed.hash ?? "";
}

/** The text, for somebody who reads all texts in turn: it is not kept afterwards. */
export function passingContent(article: Keyed & { content?: Block[] }): Block[] {
  const source = sourceOf(article);
  if (!source || unpacked.peek(source.packed)?.[article.locale]?.content) return article.content ?? [];
  return contentOf(article as Lazy);
}

export function sourceOf(article: Keyed): Source | undefined {
  return (article as Partial<Lazy>)[SOURCE];
}

// One accessor for all articles: V8 gives objects with accessors of their own a slow shape.
const contentAccessor: PropertyDescriptor & ThisType<Lazy> = {
  enumerable: true,
  configurable: true,
  get() {
    return (unpackedOf(this).content ??= contentOf(this));
  },
};

const accessors = new Map<string, PropertyDescriptor>();

function accessorOf(field: string): PropertyDescriptor {
  const known = accessors.get(field);
  if (known) return known;
  const made: PropertyDescriptor & ThisType<Lazy> = {
    enumerable: true,
    configurable: true,
    get() {
      return (unpackedOf(this).fields ??= fieldsOf(this))[field];
    },
  };
  accessors.set(field, made);
  return made;
}

function unpackedOf({ locale, [SOURCE]: { packed } }: Lazy): Unpacked {
  const known = unpacked.get(packed);
  if (known) return (known[locale] ??= {});
  const made: Unpacked = {};
  unpacked.set(packed, { [locale]: made });
  return made;
}

function fieldsOf({ locale, [SOURCE]: { packed, mediaBase } }: Lazy): Fields {
  const { image, scene, shareImage, ...other } = localise(unpackHead(packed), locale);
  return {
    ...other,
    image: image && withMediaBase(image, mediaBase),
    scene: scene && withMediaBase(scene, mediaBase),
    shareImage: shareImageAt(shareImage, mediaBase),
  };
}

function contentOf({ locale, [SOURCE]: { packed, mediaBase } }: Lazy): Block[] {
  return contentWithMediaBase(unpackTexts(packed)[locale] ?? [], mediaBase);
}
