import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";
import { ListItem } from "./list.ts";
import { firstOf, type Saved } from "../saved.ts";
import { savedAs } from "./read-data.ts";

/**
 * A question with a hidden answer; on the FAQ and drugs pages these are the questions. `<br><br>` separates paragraphs.
 */
export const Spoiler = z.object({
  type: z.literal("spoiler"),
  data: savedAs(
    {
      summary: InlineHtml.pipe(z.string().min(1)),
      text: InlineHtml.default(""),
      /** Shown under the text. */
      list: z.array(ListItem).min(1).optional(),
    },
    readSpoiler,
  ).refine(({ text, list }) => text || list, "a spoiler hides something"),
});
export type Spoiler = z.output<typeof Spoiler>;

function readSpoiler(saved: Saved): object {
  const list = firstOf(saved, "list", "items");
  return {
    summary: firstOf(saved, "summary", "title"),
    text: firstOf(saved, "text", "content", "message"),
    ...(Array.isArray(list) && list.length > 0 && { list }),
  };
}

export const spoilerExamples: Spoiler[] = [
  { type: "spoiler", data: { summary: "Больно ли это?", text: "Нет. Неприятен короткий момент подключения." } },
  {
    type: "spoiler",
    data: {
      summary: "Как утолить <b>жажду</b>?",
      text: "Пейте из маленькой чашки.<br><br>Ещё помогают:",
      list: ["кубик льда", "долька лимона"],
    },
  },
];
