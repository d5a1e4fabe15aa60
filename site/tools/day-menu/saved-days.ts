import { dropEntry, keepEntry, readEntry } from "../../browser/state/kept-entry.ts";

/** A day as stored in this browser: its name and the query of its address. */
export type SavedDay = { name: string; query: string };

const SAVED_DAYS = "saved-days";
export const LONGEST_NAME = 60;

/** Newest first. Empty if it cannot be read. */
export function readSavedDays(): SavedDay[] {
  const kept = readEntry(SAVED_DAYS);
  return Array.isArray(kept) ? kept.filter(isSavedDay) : [];
}

/** Nothing is stored before the visitor asks. False if the browser refuses storage. */
export function keepSavedDays(days: SavedDay[]): boolean {
  return days.length === 0 ? dropEntry(SAVED_DAYS) : keepEntry(SAVED_DAYS, days);
}

/**
 * The days with this one first: it replaces only the day that is open for editing, and else gets a name that no other
 * day has.
 */
export function withDay(days: SavedDay[], { name, query }: SavedDay, open = ""): [SavedDay, ...SavedDay[]] {
  const named = freeName(days, name, open);
  return [{ name: named, query }, ...days.filter((day) => day.name !== named)];
}

/** «Среда», «Среда (2)», «Среда (3)». The name of the open day counts as free. */
export function freeName(days: SavedDay[], name: string, open = ""): string {
  const bare = name.replace(/ \(\d+\)$/, "").slice(0, LONGEST_NAME - 6);
  let free = name;
  for (let n = 2; free !== open && days.some((day) => day.name === free); n += 1) free = `${bare} (${n})`;
  return free;
}

/** The name of the day that an address opens; of two equal ones the address names the right one. */
export function openName(days: SavedDay[], query: string, hash: string): string {
  const equal = days.filter((day) => day.query === query);
  return (equal.find(({ name }) => hashOf(name) === hash) ?? equal[0])?.name ?? "";
}

export function hashOf(name: string): string {
  return `#${encodeURIComponent(name)}`;
}

function isSavedDay(value: unknown): value is SavedDay {
  const { name, query } = Object(value) as Partial<Record<keyof SavedDay, unknown>>;
  return typeof name === "string" && typeof query === "string";
}
