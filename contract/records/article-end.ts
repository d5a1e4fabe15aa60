import { z } from "zod";

/**
 * The call to action at the end of an article: request dialysis, ask a question, find a center, travel, apply, read on,
 * or none. `urgent`: the article says when to call at once, so the phone numbers come first and there is no call to
 * action. `helpline`: a tool for treatment days, where the nurse on duty helps.
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

/** A source of the text. */
export const Source = z.object({
  title: z.string(),
  year: z.number().int().optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
});
export type Source = z.output<typeof Source>;

/** The specialist who reviewed the text, in the language of the article. */
export const Reviewer = z.object({ alias: z.string(), name: z.string(), role: z.string() });
export type Reviewer = z.output<typeof Reviewer>;
