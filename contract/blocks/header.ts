import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";

/** The name of a place in a page, as addresses have it after "#". */
export const Anchor = z.string().regex(/^[\w\p{L}-]{1,100}$/u);

/** Level 1 is the page's own heading: the view shows it as level 2. */
export const Header = z.object({
  type: z.literal("header"),
  data: z.object({
    text: InlineHtml,
    // With an unknown level, the text is still worth showing.
    level: z.coerce.number().int().min(1).max(6).catch(2),
    anchor: Anchor.optional(),
  }),
});
export type Header = z.output<typeof Header>;

export const headerExamples: Header[] = [
  {
    type: "header",
    data: { text: "Наши принципы", level: 2, anchor: "principles" },
  },
  { type: "header", data: { text: "Уровень один", level: 1 } },
  { type: "header", data: { text: "Уровень три", level: 3 } },
  { type: "header", data: { text: "Уровень четыре", level: 4 } },
  { type: "header", data: { text: "Уровень пять", level: 5 } },
  { type: "header", data: { text: "Уровень шесть", level: 6 } },
];
