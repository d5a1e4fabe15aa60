/** Builds a query string; empty values are left out. */
export function queryOf(values: Record<string, string | undefined> = {}): string {
  const set = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return set.length > 0 ? `?${new URLSearchParams(set)}` : "";
}

/**
 * A link to this page with that query; an empty query links to the page without one, also in a browser without scripts.
 */
export function hereWith(values?: Record<string, string | undefined>): string {
  return queryOf(values) || "?";
}
