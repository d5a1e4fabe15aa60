import type { Address, Article } from "#contract/records.ts";
import { type Locale, locales } from "#contract/locale.ts";
import type { StoredRecord } from "../db/content-store.ts";
import { localise, type StoredAddress, type StoredArticle, translationsOf } from "../stored.ts";

/** One published version, whole and in memory, in every language. Never changed: a new version is a new snapshot. */
export type Snapshot = { version: string; in: Record<Locale, LocalSnapshot> };

type LocalSnapshot = {
  articles: Map<string, Article>;
  addresses: Address[];
};

export function buildSnapshot(version: number, records: StoredRecord[]): Snapshot {
  const of = <Body>(kind: string) =>
    records.filter((record) => record.kind === kind).map((record) => record.body as Body);
  const articles = of<StoredArticle>("article");
  const addresses = of<StoredAddress>("address");
  const localSnapshot = (locale: Locale): LocalSnapshot => ({
    articles: new Map(articles.map((article) => [article.shared.alias, toArticle(article, locale)])),
    addresses: addresses.map((address) => localise(address, locale)),
  });
  const [ru, en] = locales.map(localSnapshot) as [LocalSnapshot, LocalSnapshot];
  return { version: String(version), in: { ru, en } };
}

function toArticle(stored: StoredArticle, locale: Locale): Article {
  const article = localise(stored, locale);
  return {
    ...article,
    isActive: article.active,
    translations: translationsOf(stored),
  };
}
