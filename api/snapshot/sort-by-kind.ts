import type { StoredRecord } from "../db/content-store.ts";
import type { KindName } from "../stored.ts";
import type { RecordsOfKinds } from "./local-snapshot.ts";

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
