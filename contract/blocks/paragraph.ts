import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";

export const Paragraph = z.object({
  type: z.literal("paragraph"),
  data: z.object({ text: InlineHtml }),
});
export type Paragraph = z.output<typeof Paragraph>;

export const paragraphExamples: Paragraph[] = [
  { type: "paragraph", data: { text: "Медсестра рядом <b>весь сеанс</b>." } },
  {
    type: "paragraph",
    data: { text: 'Подробнее — <a href="/about">о компании</a>.' },
  },
];
