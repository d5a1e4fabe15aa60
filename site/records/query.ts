/** A query of an address from what is set in it; what is empty is left out, and nothing at all is the plain page. */
export function queryOf(values: Record<string, string | undefined> = {}): string {
  const set = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return set.length > 0 ? `?${new URLSearchParams(set)}` : "";
}
