import { z } from "zod";

export const Quote = z.object({
  type: z.literal("quote"),
  data: z.object({ text: z.string(), caption: z.string() }),
});
export type Quote = z.output<typeof Quote>;

export const quoteExamples: Quote[] = [
  {
    type: "quote",
    data: { text: "Считаю прочитанные книги.", caption: "Тамара Ильинична" },
  },
  { type: "quote", data: { text: "Без подписи.", caption: "" } },
];
