import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";
import { bounds } from "../liberal/bounds.ts";
import { type Saved } from "../saved.ts";
import { savedAs } from "./read-data.ts";

/** Rows of cells, all of the same length. With headings the first row names the columns. */
export const Table = z.object({
  type: z.literal("table"),
  data: savedAs(
    {
      withHeadings: z.boolean(),
      content: z.array(z.array(InlineHtml).min(1)).min(1),
      caption: InlineHtml.default(""),
    },
    readTable,
  ),
});
export type Table = z.output<typeof Table>;

function readTable(saved: Saved): object {
  const { withHeadings, content } = saved;
  const rows = Array.isArray(content) ? content.slice(0, bounds.rows).filter(Array.isArray) : [];
  const width = Math.min(
    bounds.columns,
    rows.reduce((widest, row) => Math.max(widest, row.length), 0),
  );
  return {
    ...saved,
    withHeadings: withHeadings === true || withHeadings === "true" || withHeadings === 1,
    content: rows
      .slice(0, Math.max(1, Math.floor(bounds.cells / Math.max(1, width))))
      .map((row) => Array.from({ length: width }, (_, n) => cellOf(row[n]))),
  };
}

function cellOf(cell: unknown): string {
  return typeof cell === "string" || typeof cell === "number" ? String(cell) : "";
}

export const tableExamples: Table[] = [
  {
    type: "table",
    data: {
      withHeadings: true,
      caption: "Сколько жидкости прячется в еде",
      content: [
        ["Продукт", "Порция", "Жидкость, мл"],
        ["Суп", "тарелка, 250 г", "200"],
        ["Каша на <b>молоке</b>", "200 г", "150"],
      ],
    },
  },
  {
    type: "table",
    data: {
      withHeadings: false,
      caption: "",
      content: [
        ["Понедельник", "7:00–20:00"],
        ["Суббота", "7:00–15:00"],
      ],
    },
  },
];
