import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";
import { ListItem } from "./list.ts";

/**
 * How soon help is needed, most urgent first: 103 now, the duty line within the hour, the center today, the next visit.
 */
export const careLevels = ["now", "duty", "today", "visit"] as const;

/** What to do about a symptom, and how soon. */
export const Care = z.object({
  type: z.literal("care"),
  data: z
    .object({
      level: z.enum(careLevels),
      title: InlineHtml.default(""),
      /** `<br><br>` separates paragraphs. */
      text: InlineHtml.default(""),
      /** The symptoms; shown under the text. */
      list: z.array(ListItem).min(1).optional(),
      /** The duty line as it is dialled; publishing fills it in. */
      phone: z
        .string()
        .regex(/^\+\d{8,15}$/)
        .optional(),
    })
    .refine(({ text, list }) => text || list, "a care card says what it is about"),
});
export type Care = z.output<typeof Care>;

export const careExamples: Care[] = [
  {
    type: "care",
    data: {
      level: "now",
      title: "Кровь не останавливается",
      text: "Прижмите место прокола и не отпускайте.",
      list: ["кровь течёт струёй", "вы теряете сознание"],
    },
  },
  {
    type: "care",
    data: { level: "duty", title: "Шум фистулы пропал", text: "Звоните и ночью.", phone: "+78000000003" },
  },
  {
    type: "care",
    data: { level: "today", title: "", text: "", list: ["вес вырос больше обычного"], phone: "+78000000003" },
  },
  { type: "care", data: { level: "visit", title: "", text: "Кожа чешется вечерами." } },
];
