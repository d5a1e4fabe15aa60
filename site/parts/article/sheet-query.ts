/** The query that opens one leaflet instead of the list. */
export function sheetQuery(alias: string): string {
  return `?sheet=${encodeURIComponent(alias)}`;
}
