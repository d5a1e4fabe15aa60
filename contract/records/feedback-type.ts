import { z } from "zod";
import { recordBase } from "./record.ts";

export const feedbackSlugs = ["default", "appointment", "question", "vacancy", "quality-control", "review"] as const;
export type FeedbackSlug = (typeof feedbackSlugs)[number];

export const FeedbackType = z.object({ ...recordBase, slug: z.enum(feedbackSlugs) });
export type FeedbackType = z.output<typeof FeedbackType>;
