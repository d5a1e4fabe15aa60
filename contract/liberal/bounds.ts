/**
 * How much of a foreign answer is read. All are far beyond what people write and far below what makes a server wait:
 * `npm run bench:hostile` shows the times.
 */
export const bounds = {
  /** Records of one answer. */
  records: 1_200,
  /** Parts of one record, counted through all its lists: blocks, items, cells, fields. */
  parts: 3_000,
  /** Signs of one text. */
  text: 100_000,
  /** Signs of a text that are read as HTML; of a longer one the words are taken. */
  html: 20_000,
  /** The same, of all texts of a record together. */
  recordHtml: 200_000,
  /** Tags of a text, and how many of them stand inside each other. */
  tags: 1_000,
  nestedTags: 30,
  /** Records inside records, lists inside lists. */
  depth: 40,
  listDepth: 8,
  rows: 500,
  columns: 30,
  /** Of one table. */
  cells: 2_000,
} as const;
