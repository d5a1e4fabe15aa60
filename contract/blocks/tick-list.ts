import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";

/**
 * Things to tick off, on paper too: every box is empty. Editors write `:::checklist`; as a block it cannot be called so,
 * because an Editor.js tool of that name saves what is done, and that is a `list`.
 */
export const TickList = z.object({
  type: z.literal("tick-list"),
  data: z.object({ title: InlineHtml.default(""), items: z.array(InlineHtml.pipe(z.string().min(1))).min(1) }),
});
export type TickList = z.output<typeof TickList>;

export const tickListExamples: TickList[] = [
  {
    type: "tick-list",
    data: { title: "Взять с собой на первую процедуру", items: ["паспорт и полис", "выписку <b>от нефролога</b>"] },
  },
  { type: "tick-list", data: { title: "", items: ["тапочки", "плед"] } },
];
