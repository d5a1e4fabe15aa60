import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";

export const Quote = z.object({
  type: z.literal("quote"),
  data: z.object({
    text: InlineHtml,
    caption: InlineHtml.default(""),
    /** Left by default. */
    alignment: z.literal("center").optional().catch(undefined),
  }),
});
export type Quote = z.output<typeof Quote>;

export const quoteExamples: Quote[] = [
  {
    type: "quote",
    data: { text: "Считаю прочитанные книги.", caption: "Тамара Ильинична" },
  },
  { type: "quote", data: { text: "Без подписи.", caption: "" } },
  { type: "quote", data: { text: "Посередине.", caption: "Анна", alignment: "center" } },
];
