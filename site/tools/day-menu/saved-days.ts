import { dropEntry, keepEntry, readEntry } from "../../browser/state/kept-entry.ts";

/** A day as stored in this browser: its name and the query of its address. */
export type SavedDay = { name: string; query: string };

const SAVED_DAYS = "saved-days";
const MOST_DAYS = 60;
const LONGEST_NAME = 60;
const LONGEST_QUERY = 8000;

/** Newest first. Empty if it cannot be read. */
export function readSavedDays(): SavedDay[] {
  const kept = readEntry(SAVED_DAYS);
  return Array.isArray(kept) ? kept.filter(isSavedDay).slice(0, MOST_DAYS) : [];
}

/** Nothing is stored before the visitor asks. False if the browser refuses storage. */
export function keepSavedDays(days: SavedDay[]): boolean {
  return days.length === 0 ? dropEntry(SAVED_DAYS) : keepEntry(SAVED_DAYS, days.slice(0, MOST_DAYS));
}

/** A day of the same name is replaced. */
export function withDay(days: SavedDay[], { name, query }: SavedDay): SavedDay[] {
  const named = name.trim().slice(0, LONGEST_NAME);
  return [{ name: named, query }, ...days.filter((day) => day.name !== named)].slice(0, MOST_DAYS);
}

/**
 * A copy gets a new name: «День, копия», «День, копия 2». A number at the end of the original name is kept, because it
 * may be a year.
 */
export function withCopy(days: SavedDay[], { name, query }: SavedDay, copy: string): SavedDay[] {
  const bare = name.split(`, ${copy}`)[0]?.slice(0, LONGEST_NAME - copy.length - 5);
  const names = Array.from({ length: MOST_DAYS + 1 }, (_, n) => `${bare}, ${copy}${n > 0 ? ` ${n + 1}` : ""}`);
  const free = names.find((one) => !days.some((day) => day.name === one)) ?? name;
  return withDay(days, { name: free, query });
}

function isSavedDay(value: unknown): value is SavedDay {
  if (typeof value !== "object" || value === null) return false;
  const { name, query } = value as Partial<Record<keyof SavedDay, unknown>>;
  return (
    typeof name === "string" &&
    name.length <= LONGEST_NAME &&
    typeof query === "string" &&
    query.length <= LONGEST_QUERY
  );
}
