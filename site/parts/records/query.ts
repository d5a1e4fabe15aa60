/** The query of an address from what is set in it; what is empty is left out. */
export function queryOf(values: Record<string, string | undefined> = {}): string {
  const set = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return set.length > 0 ? `?${new URLSearchParams(set)}` : "";
}

/** A link to this page with that query; an empty query is the page without one, also for a browser without scripts. */
export function hereWith(values?: Record<string, string | undefined>): string {
  return queryOf(values) || "?";
}
