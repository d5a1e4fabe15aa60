import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";
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
  const rows = Array.isArray(content) ? content.filter(Array.isArray) : [];
  const width = Math.max(0, ...rows.map((row) => row.length));
  return {
    ...saved,
    withHeadings: withHeadings === true || withHeadings === "true" || withHeadings === 1,
    content: rows.map((row) => Array.from({ length: width }, (_, n) => String(row[n] ?? ""))),
  };
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
