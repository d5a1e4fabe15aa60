import { z } from "zod";
import { HONEYPOT } from "./forms/honeypot.ts";

/** Longer than any remark somebody types under an article; anything longer is refused. */
export const MOST_LINE = 300;

export const usefulAnswers = ["yes", "no"] as const;
export type UsefulAnswer = (typeof usefulAnswers)[number];

/** Whether an article was useful. With a remark, only the remark is stored: the answer was counted before. */
export const UsefulInput = z.strictObject({
  alias: z.string().min(1).max(200),
  answer: z.enum(usefulAnswers),
  line: z.string().max(MOST_LINE).optional(),
});

/** The fields of the posted form. */
export const usefulFields = { page: "page", answer: "answer", line: "line", honeypot: HONEYPOT } as const;
