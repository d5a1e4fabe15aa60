import type { InboxStore } from "../db/inbox-store.ts";
import { type Entry, type MailState, type State, toEntry } from "./entry.ts";

export type InboxFilter = {
  type?: string;
  /** `open` is everything that waits for an answer, also what is late; without one, all but what was erased. */
  state?: State;
  mail?: MailState;
  /** Not answered, and the promised hour is at most this many hours away, or past. */
  dueWithinHours?: number;
  since?: string;
  before?: string;
};

/** The newest first; those with a promised hour, when they are asked for by it, by that hour. */
export async function listInbox(store: InboxStore, filter: InboxFilter, now: Date): Promise<Entry[]> {
  const { type, since, before } = filter;
  const rows = await store.rows({ type, since, before });
  const letters = Map.groupBy(await store.letters(), ({ submission_id }) => submission_id);
  const entries = rows.map((row) => toEntry(row, letters.get(row.id) ?? [], now)).filter(isWanted(filter, now));
  if (filter.dueWithinHours === undefined) return entries;
  return entries.toSorted((a, b) => String(a.dueAt).localeCompare(String(b.dueAt)));
}

function isWanted({ state, mail, dueWithinHours }: InboxFilter, now: Date) {
  const due = dueWithinHours === undefined ? null : new Date(now.getTime() + dueWithinHours * 3_600_000).toISOString();
  return (entry: Entry): boolean => {
    if (state ? !isIn(entry.state, state) : entry.state === "erased") return false;
    if (mail && entry.mail !== mail) return false;
    return due === null || (isIn(entry.state, "open") && entry.dueAt !== null && entry.dueAt <= due);
  };
}

function isIn(state: State, wanted: State): boolean {
  return state === wanted || (wanted === "open" && state === "overdue");
}
