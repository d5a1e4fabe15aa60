import { z } from "zod";
import { type FormName, forms } from "../forms/forms.ts";
import { Line, recordBase } from "./record.ts";

/** The types that the forms send. */
export type FeedbackSlug = (typeof forms)[FormName]["type"];
export const feedbackSlugs: readonly FeedbackSlug[] = [...new Set(Object.values(forms).map(({ type }) => type))];

export const FeedbackType = z.object({
  ...recordBase,
  title: Line.default(""),
  slug: z.enum(feedbackSlugs).default("default"),
});
export type FeedbackType = z.output<typeof FeedbackType>;
