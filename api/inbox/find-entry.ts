import type { InboxStore } from "../db/inbox-store.ts";
import { Refusal } from "../refusal.ts";
import { type Entry, toEntry } from "./entry.ts";

/** By the visitor's reference, in upper or lower case, with or without spaces around it. */
export async function findEntry(store: InboxStore, reference: string | undefined, now: Date): Promise<Entry> {
  if (!reference) throw new Refusal("which one? Give its reference, such as R-7K4M-2HXP");
  const [row] = await store.rows({ reference: normaliseReference(reference) });
  if (!row) throw new Refusal(`there is no ${reference}: npm run inbox -- list`);
  return toEntry(row, await store.letters(row.id), now);
}

export function normaliseReference(reference: string): string {
  return reference.trim().toUpperCase();
}
