import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";

/**
 * Things to tick off, on paper too: every box is empty. Editors write `:::checklist`; the block has another name,
 * because the Editor.js tool `checklist` saves ticked items, which become a `list`.
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
