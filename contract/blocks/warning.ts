import { z } from "zod";
import { InlineHtml } from "../inline-html.ts";

/** What must not be overlooked. */
export const Warning = z.object({
  type: z.literal("warning"),
  data: z
    .object({ title: InlineHtml.default(""), message: InlineHtml.default("") })
    .refine(({ title, message }) => title || message, "a warning says something"),
});
export type Warning = z.output<typeof Warning>;

export const warningExamples: Warning[] = [
  {
    type: "warning",
    data: {
      title: "Жужжание пропало — звоните сразу",
      message: 'Позвоните в центр в тот же час: <a href="tel:+78000000000">8 800 000-00-00</a>.',
    },
  },
  { type: "warning", data: { title: "", message: "Лекарства не отменяйте сами." } },
];
