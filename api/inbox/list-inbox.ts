import type { InboxStore } from "../db/inbox-store.ts";
import { type Entry, type MailState, type State, toEntry } from "./entry.ts";

export type InboxFilter = {
  type?: string;
  /** `open` is everything not answered, including what is overdue; by default, everything that is not erased. */
  state?: State;
  mail?: MailState;
  /** Not answered, and due within this many hours or overdue. */
  dueWithinHours?: number;
  since?: string;
  before?: string;
};

/** Newest first; when filtered by due time, in the order of that time. */
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
