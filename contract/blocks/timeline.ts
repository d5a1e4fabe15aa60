import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";
import { Image } from "../records/image.ts";

/** A sequence of events. */
export const Timeline = z.object({
  type: z.literal("timeline"),
  data: z.object({
    title: InlineHtml.default(""),
    items: z
      .array(
        z.object({
          /** As people read it: "March 2014", "Week 1". */
          when: InlineHtml.pipe(z.string().min(1)),
          /** The same in ISO form if it is a date: a year, a month or a day. */
          date: z
            .string()
            .regex(/^\d{4}(-\d{2}){0,2}$/)
            .optional()
            .catch(undefined),
          text: InlineHtml,
          /** A small decorative picture; the text says everything. */
          image: Image.optional().catch(undefined),
        }),
      )
      .min(1),
  }),
});
export type Timeline = z.output<typeof Timeline>;

export const timelineExamples: Timeline[] = [
  {
    type: "timeline",
    data: {
      title: "Как мы росли",
      items: [
        { when: "2005", date: "2005", text: "Открыли <b>первый</b> центр." },
        { when: "Март 2014", date: "2014-03", text: "Пришли в Казань." },
      ],
    },
  },
  { type: "timeline", data: { title: "", items: [{ when: "Первая неделя", text: "Знакомство с центром." }] } },
];
