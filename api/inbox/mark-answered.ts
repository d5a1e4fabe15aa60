import type { InboxStore } from "../db/inbox-store.ts";
import { Refusal } from "../refusal.ts";
import type { Entry } from "./entry.ts";
import { findEntry } from "./find-entry.ts";

/** The first answer's hour stays when it is marked again. */
export async function markAnswered(store: InboxStore, reference: string | undefined, now: Date): Promise<Entry> {
  const entry = await findEntry(store, reference, now);
  await store.markAnswered(entry.id, now.toISOString());
  return entry;
}

/** Marked by mistake: it waits for an answer again. */
export async function markOpen(store: InboxStore, reference: string | undefined, now: Date): Promise<Entry> {
  const entry = await findEntry(store, reference, now);
  if (entry.erasedAt) throw new Refusal(`${entry.reference} was erased: there is nothing left to answer`);
  await store.reopen(entry.id);
  return entry;
}
