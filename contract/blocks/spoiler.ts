import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";

/** A question that opens onto its answer; on the pages of the FAQ and of drugs these are the questions. */
export const Spoiler = z.object({
  type: z.literal("spoiler"),
  data: z.object({ summary: InlineHtml, text: InlineHtml }),
});
export type Spoiler = z.output<typeof Spoiler>;

export const spoilerExamples: Spoiler[] = [
  { type: "spoiler", data: { summary: "Больно ли это?", text: "Нет. Неприятен короткий момент подключения." } },
];
