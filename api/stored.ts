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

/** A record as it is published: what all languages share, and the words of each. The default language is always there. */
export type Stored<Shared, Words> = {
  id: number;
  shared: Shared;
  words: Translated<Words>;
  /** Of what nobody translates, a visitor's own words: the language that its only words are really in. */
  language?: Locale;
};

type Shown = { active: boolean; weight: number };
/** The picture of its title, made on publishing; a record without a page of its own has none. */
type Sharing = { shareImage?: ShareImage };

/** Every kind of record, by its name in the database. References are aliases until a snapshot resolves them. */
export type StoredKinds = {
  article: Stored<
    Shown &
      Pick<Article, "alias" | "publishedAt" | "reviewedAt" | "image" | "related" | "invitation" | "scene"> & {
        category: string | null;
        /** A specialist's alias. */
        reviewer?: string | null;
      },
    Pick<Article, "title" | "description" | "place" | "content" | "pageMeta" | "sources" | "synonyms"> & Sharing
  >;
  category: Stored<Shown & { alias: string; parent: string | null }, Pick<Category, "title" | "description">>;
  address: Stored<Shown & { slug: string }, Pick<Address, "title" | "phone" | "email" | "address" | "workHours">>;
  city: Stored<Shown & Pick<City, "slug" | "partner" | "latitude" | "longitude">, { title: string }>;
  "feedback-type": Stored<Shown & Pick<FeedbackType, "slug">, { title: string }>;
  file: Stored<Shown & Pick<MediaFile, "name" | "path" | "ext" | "mime" | "size" | "language">, { title: string }>;
  gallery: Stored<Shown & { alias: string; pictures: Image[] }, { titles: string[] }>;
  /** Who answers what concerns a place or a subject; never answered by a call. */
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

/** The record in one language, in its fallback where there is no translation; `locale` says which it is. */
export function localise<Shared, Words>({ id, shared, words, language }: Stored<Shared, Words>, wanted: Locale) {
  const translation = translationIn(words, wanted);
  return { id, locale: language ?? translation.locale, ...shared, ...translation.words };
}

export function translationsOf({ words, language }: Stored<unknown, unknown>): Locale[] {
  if (language) return [language];
  return locales.filter((locale) => words[locale]);
}

/** The pack's numbers end before this one; visitors' reviews have those after it. */
export const VISITORS_IDS_FROM = 1_000_000;
