import type { StoredRecord } from "../db/content-store.ts";
import type { PackedArticle } from "../packed-article.ts";
import type { KindName, StoredKinds } from "../stored.ts";

export type RecordsOfKinds = { [Kind in KindName]: (Kind extends "article" ? PackedArticle : StoredKinds[Kind])[] };

export function sortByKind(records: Pick<StoredRecord, "kind" | "body">[]): RecordsOfKinds {
  const kinds: Record<KindName, unknown[]> = {
    article: [],
    category: [],
    address: [],
    city: [],
    "feedback-type": [],
    file: [],
    gallery: [],
    recipient: [],
    variable: [],
    entity: [],
  };
  for (const { kind, body } of records) kinds[kind as KindName]?.push(body);
  return kinds as RecordsOfKinds;
}
