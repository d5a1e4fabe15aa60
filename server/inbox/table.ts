import { printable } from "./inbox-words.ts";

/** Columns as wide as their content, two spaces apart. */
export function toTable(head: string[], rows: string[][]): string {
  const clean = [head, ...rows.map((row) => row.map((cell) => printable(cell).replaceAll(/\s+/g, " ")))];
  const widths = head.map((_, n) => Math.max(...clean.map((row) => row[n]?.length ?? 0)));
  return clean
    .map((row) =>
      row
        .map((cell, n) => cell.padEnd(widths[n] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
