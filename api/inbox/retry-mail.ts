import type { InboxStore } from "../db/inbox-store.ts";
import { Refusal } from "../refusal.ts";
import { findEntry } from "./find-entry.ts";

/** Letters that could not be sent are due at once; how many. Of one submission, or of all. */
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
