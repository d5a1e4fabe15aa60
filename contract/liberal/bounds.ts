/**
 * Limits for a foreign answer. All are far above what people write and far below what blocks a server: `npm run
 * bench:hostile` shows the times.
 */
export const bounds = {
  /** Records in one answer. */
  records: 1_200,
  /** Parts of one record, counted over all its lists: blocks, items, cells, fields. */
  parts: 3_000,
  /** Characters of one text. */
  text: 100_000,
  /** Characters of a text that are parsed as HTML; a longer text is reduced to its words. */
  html: 20_000,
  /** The same for all texts of a record together. */
  recordHtml: 200_000,
  /** Tags of a text, and how deep they may be nested. */
  tags: 1_000,
  nestedTags: 30,
  /** Nesting of records and of lists. */
  depth: 40,
  listDepth: 8,
  rows: 500,
  columns: 30,
  /** For one table. */
  cells: 2_000,
} as const;
