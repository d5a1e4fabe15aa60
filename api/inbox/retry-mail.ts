import type { InboxStore } from "../db/inbox-store.ts";
import { Refusal } from "../refusal.ts";
import { findEntry } from "./find-entry.ts";

/** Makes failed letters due at once, of one submission or of all. Returns how many. */
export async function retryMail(
  store: InboxStore,
  which: { reference?: string; isAll: boolean },
  now: Date,
): Promise<number> {
  if (which.isAll && which.reference) throw new Refusal("either one reference or --all");
  if (which.isAll) return store.retryLetters(now.toISOString());
  const entry = await findEntry(store, which.reference, now);
  return store.retryLetters(now.toISOString(), entry.id);
}
