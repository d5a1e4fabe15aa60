import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";

export const Advantages = z.object({
  type: z.literal("advantages"),
  data: z.object({
    items: z.array(z.object({ title: InlineHtml, text: InlineHtml })).min(1),
  }),
});
export type Advantages = z.output<typeof Advantages>;

export const advantagesExamples: Advantages[] = [
  {
    type: "advantages",
    data: {
      items: [
        { title: "Рядом с домом", text: "Подберём центр и смену." },
        { title: "Бесплатно по ОМС", text: "Поможем с направлением." },
      ],
    },
  },
];
