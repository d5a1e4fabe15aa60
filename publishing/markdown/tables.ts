import type { Table } from "mdast";
import type { BlockOf } from "#contract/blocks/block.ts";
import type { Locale } from "#contract/locale.ts";
import { groupThousands } from "../typography.ts";
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
  const isSmall = head.map((_, column) => rows.some((row) => SMALL.test(row[column] ?? "")));
  const full = (row: string[]) =>
    head.map((_, column) => begun(setFigure(row[column] ?? "", writing.locale), isSmall[column] === true));
  return {
    type: "table",
    data: { withHeadings, content: [...(withHeadings ? [head.map(bindUnit)] : []), ...rows.map(full)], caption },
  };
}

/** A cell that is a number, other than a year, has its thousands apart. */
function setFigure(cell: string, locale: Locale): string {
  return /^(?!(?:19|20)\d\d$)\d{4,6}$/.test(cell) ? groupThousands(cell, locale) : cell;
}

/** A name without a capital at its start: eGFR, visually_impaired. Where a column has one, all its cells begin small. */
const SMALL = /^(?:<(?:a|em|strong)\b[^>]*>)*(?:_|\p{Ll}+[\p{Lu}\p{N}_])/u;

/** A cell begins as a sentence does, inside a link or bold words too; units and codes stay as they are. */
function begun(cell: string, isSmall: boolean): string {
  if (isSmall) return cell;
  return cell.replace(
    /^((?:<(?:a|em|strong)\b[^>]*>)*)(\p{Ll})(?!\p{Ll}*\/)/u,
    (_, tags: string, letter: string) => tags + letter.toUpperCase(),
  );
}

/** Of two columns the second has room for its name and the unit. */
function bindUnit(name: string, _column: number, { length }: string[]): string {
  return length === 2 ? name.replace(/, (?=[\p{L}%]{1,2}$)/u, ",\u00a0") : name;
}
