/** Opens one of the materials, in place of their list. */
export function sheetQuery(alias: string): string {
  return `?sheet=${encodeURIComponent(alias)}`;
}
