import { type Locale, locales, type Translated, translationIn } from "#contract/locale.ts";
import type { Address } from "#contract/records/address.ts";
import type { Article } from "#contract/records/article.ts";
import type { Category } from "#contract/records/category.ts";
import type { City } from "#contract/records/city.ts";
import type { FieldValue } from "#contract/records/entity.ts";
import type { FeedbackSlug, FeedbackType } from "#contract/records/feedback-type.ts";
import type { Image } from "#contract/records/image.ts";
import type { MediaFile } from "#contract/records/media.ts";
import type { ShareImage } from "#contract/records/share-image.ts";
import type { Variable } from "#contract/records/variable.ts";

/** A record as published: shared fields, and the words of each language. The default language always exists. */
export type Stored<Shared, Words> = {
  id: number;
  shared: Shared;
  words: Translated<Words>;
  /** For a text that nobody translates, such as a visitor's review: the language in which it is written. */
  language?: Locale;
};

type Shown = { active: boolean; weight: number };
/** The sharing picture with its title, made on publishing; absent for a record without its own page. */
type Sharing = { shareImage?: ShareImage };

/** Every kind of record, by its name in the database. References are aliases until a snapshot resolves them. */
export type StoredKinds = {
  article: Stored<
    Shown &
      Pick<
        Article,
        "alias" | "publishedAt" | "reviewedAt" | "image" | "related" | "invitation" | "scene" | "diagram"
      > & {
        category: string | null;
        /** A specialist's alias. */
        reviewer?: string | null;
      },
    Pick<Article, "title" | "description" | "place" | "content" | "pageMeta" | "sources" | "synonyms"> & Sharing
  >;
  category: Stored<Shown & { alias: string; parent: string | null }, Pick<Category, "title" | "description">>;
  address: Stored<Shown & { slug: string }, Pick<Address, "title" | "phone" | "email" | "address" | "workHours">>;
  city: Stored<Shown & Pick<City, "slug" | "partner" | "latitude" | "longitude">, { title: string; names?: string[] }>;
  "feedback-type": Stored<Shown & Pick<FeedbackType, "slug">, { title: string }>;
  file: Stored<Shown & Pick<MediaFile, "name" | "path" | "ext" | "mime" | "size" | "language">, { title: string }>;
  gallery: Stored<Shown & { alias: string; pictures: Image[] }, { titles: string[] }>;
  /** Who answers submissions about a place or a subject; never returned by a call. */
  recipient: Stored<
    Shown & {
      center?: string;
      city?: string;
      subject?: string;
      email?: string;
      types: Partial<Record<FeedbackSlug, string>>;
    },
    object
  >;
  variable: Stored<Shown & { key: string }, { value: Variable["value"] }>;
  entity: Stored<
    Shown & {
      alias: string;
      config: number;
      image: Image | null;
      gallery: number | null;
      fields: Record<string, FieldValue>;
    },
    { title: string; fields: Record<string, FieldValue>; content?: Article["content"] } & Sharing
  >;
};
export type KindName = keyof StoredKinds;

/** The record in one language, or in its fallback if there is no translation; `locale` says which. */
export function localise<Shared, Words>({ id, shared, words, language }: Stored<Shared, Words>, wanted: Locale) {
  const translation = translationIn(words, wanted);
  return { id, locale: language ?? translation.locale, ...shared, ...translation.words };
}

export function translationsOf({ words, language }: Stored<unknown, unknown>): Locale[] {
  if (language) return [language];
  return locales.filter((locale) => words[locale]);
}

/** The ids of the pack are below this number; those of visitors' reviews above it. */
export const VISITORS_IDS_FROM = 1_000_000;
