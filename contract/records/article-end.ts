import { z } from "zod";

/**
 * What an article invites to at its end: to ask for dialysis, ask a question, find a center, travel, apply, read on; or to
 * nothing. `urgent`: it says when to call at once, so the numbers stand first and nothing is invited to. `helpline`: a tool for
 * the days of treatment, where the nurse on duty helps.
 */
const invitations = [
  "dialysis",
  "question",
  "center",
  "travel",
  "vacancies",
  "read",
  "none",
  "urgent",
  "helpline",
] as const;
export const Invitation = z.enum(invitations);
export type Invitation = z.output<typeof Invitation>;

/** What a text leans on. */
export const Source = z.object({
  title: z.string(),
  year: z.number().int().optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
});
export type Source = z.output<typeof Source>;

/** The specialist who checked the text, in the language of the article. */
export const Reviewer = z.object({ alias: z.string(), name: z.string(), role: z.string() });
export type Reviewer = z.output<typeof Reviewer>;
