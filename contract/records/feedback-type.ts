import { z } from "zod";
import { Line, recordBase } from "./record.ts";

export const feedbackSlugs = ["default", "appointment", "question", "vacancy", "quality-control", "review"] as const;
export type FeedbackSlug = (typeof feedbackSlugs)[number];

export const FeedbackType = z.object({
  ...recordBase,
  title: Line.default(""),
  slug: z.enum(feedbackSlugs).default("default"),
});
export type FeedbackType = z.output<typeof FeedbackType>;
