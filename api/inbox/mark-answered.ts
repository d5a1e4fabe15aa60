import type { InboxStore } from "../db/inbox-store.ts";
import { Refusal } from "../refusal.ts";
import type { Entry } from "./entry.ts";
import { findEntry } from "./find-entry.ts";

/** When it is marked again, the time of the first answer is kept. */
export async function markAnswered(store: InboxStore, reference: string | undefined, now: Date): Promise<Entry> {
  const entry = await findEntry(store, reference, now);
  await store.markAnswered(entry.id, now.toISOString());
  return entry;
}

/** Undo: it is open again. */
export async function markOpen(store: InboxStore, reference: string | undefined, now: Date): Promise<Entry> {
  const entry = await findEntry(store, reference, now);
  if (entry.erasedAt) throw new Refusal(`${entry.reference} was erased: there is nothing left to answer`);
  await store.reopen(entry.id);
  return entry;
}
