import type { Address, Article } from "#contract/records.ts";
import type { Locale } from "#contract/locale.ts";

/** A record as it is published: what all languages share, and the words of each. Russian is always there. */
export type Stored<Shared, Words> = {
  id: number;
  shared: Shared;
  words: { ru: Words; en?: Words };
};

export type StoredArticle = Stored<
  Pick<Article, "alias" | "active" | "weight" | "publishedAt">,
  Pick<Article, "title" | "description" | "content" | "pageMeta">
>;

export type StoredAddress = Stored<
  Pick<Address, "slug" | "active" | "weight">,
  Pick<Address, "title" | "phone" | "email" | "address" | "workHours">
>;

/** The record in one language, Russian where there is no translation; `locale` says which it is. */
export function localise<Shared, Words>({ id, shared, words }: Stored<Shared, Words>, wanted: Locale) {
  const locale: Locale = words[wanted] ? wanted : "ru";
  return { id, locale, ...shared, ...(words[wanted] ?? words.ru) };
}

export function translationsOf({ words }: Stored<unknown, unknown>): Locale[] {
  return words.en ? ["ru", "en"] : ["ru"];
}
