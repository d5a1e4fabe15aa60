import { z } from "zod";

/** `text` is sanitised inline HTML. */
export const Paragraph = z.object({
  type: z.literal("paragraph"),
  data: z.object({ text: z.string() }),
});
export type Paragraph = z.output<typeof Paragraph>;

export const paragraphExamples: Paragraph[] = [
  { type: "paragraph", data: { text: "Медсестра рядом <b>весь сеанс</b>." } },
  {
    type: "paragraph",
    data: { text: 'Подробнее — <a href="/about">о компании</a>.' },
  },
];
