import type { Table } from "mdast";
import type { BlockOf } from "#contract/blocks/block.ts";
import { inline, Refused, type Writing } from "./writing.ts";

/** Markdown requires a heading row; if it is left empty, the table has no headings. */
export function toTable(node: Table, writing: Writing, caption = ""): BlockOf<"table"> {
  const content = node.children.map(({ children }) => children.map((cell) => inline(cell.children, writing)));
  const [head = [], ...rows] = content;
  if (rows.length === 0) throw new Refused(node, "a table has rows under its headings");
  const long = rows.findIndex((row) => row.length > head.length);
  const longRow = node.children[long + 1];
  if (longRow && long >= 0) throw new Refused(longRow, "this row has more cells than there are headings");
  const withHeadings = head.some(Boolean);
  const full = (row: string[]) => head.map((_, column) => row[column] ?? "");
  return {
    type: "table",
    data: { withHeadings, content: [...(withHeadings ? [head] : []), ...rows.map(full)], caption },
  };
}
