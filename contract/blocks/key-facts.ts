import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";

/** Terms and their values, for readers who look for a figure. */
export const KeyFacts = z.object({
  type: z.literal("key-facts"),
  data: z.object({
    title: InlineHtml.default(""),
    items: z
      .array(z.object({ term: InlineHtml.pipe(z.string().min(1)), value: InlineHtml.pipe(z.string().min(1)) }))
      .min(1),
  }),
});
export type KeyFacts = z.output<typeof KeyFacts>;

export const keyFactsExamples: KeyFacts[] = [
  {
    type: "key-facts",
    data: {
      title: "Коротко",
      items: [
        { term: "Соль", value: "до <b>5 г</b> в день" },
        { term: "Белок", value: "1,0–1,2 г на килограмм веса" },
      ],
    },
  },
  { type: "key-facts", data: { title: "", items: [{ term: "Процедура", value: "4 часа" }] } },
];
