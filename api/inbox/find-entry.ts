import type { InboxStore } from "../db/inbox-store.ts";
import { readReference } from "../reference.ts";
import { Refusal } from "../refusal.ts";
import { type Entry, toEntry } from "./entry.ts";

/** By the visitor's reference, as somebody wrote it down. */
export async function findEntry(store: InboxStore, reference: string | undefined, now: Date): Promise<Entry> {
  if (!reference) throw new Refusal("which one? Give its reference, such as 482-173-950");
  const [row] = await store.rows({ reference: readReference(reference) });
  if (!row) throw new Refusal(`there is no ${reference}: npm run inbox -- list`);
  return toEntry(row, await store.letters(row.id), now);
}
