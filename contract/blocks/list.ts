import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";

/** Editor.js keeps an item as text, as {content} or as {text, checked}: the text is what is shown. */
const Item = z.preprocess((item) => {
  if (!item || typeof item !== "object") return item;
  return "content" in item ? item.content : "text" in item ? item.text : item;
}, InlineHtml);

export const List = z.object({
  type: z.literal("list"),
  data: z.object({
    style: z.preprocess((style) => (style === "ordered" ? style : "unordered"), z.enum(["ordered", "unordered"])),
    items: z.array(Item).min(1),
  }),
});
export type List = z.output<typeof List>;

export const listExamples: List[] = [
  {
    type: "list",
    data: {
      style: "unordered",
      items: ["утренняя смена", "дневная смена", "вечерняя смена"],
    },
  },
  {
    type: "list",
    data: {
      style: "ordered",
      items: ["звонок", "документы", "знакомство с центром"],
    },
  },
];
