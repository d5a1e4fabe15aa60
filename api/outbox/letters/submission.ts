import type { Tables } from "../../db/schema.ts";
import type { FeedbackInput } from "#contract/feedback.ts";
import type { Locale } from "#contract/locale.ts";
import type { FeedbackSlug } from "#contract/records/feedback-type.ts";

/** A stored submission, parsed. */
export type Submission = {
  id: string;
  reference: string;
  type: FeedbackSlug;
  locale: Locale;
  createdAt: string;
  replyDueAt: string | null;
  answeredAt: string | null;
  payload: Omit<FeedbackInput, "type">;
};

/** Old payloads may lack fields: the letter is sent with what there is. */
const NOTHING: Omit<FeedbackInput, "type"> = {
  caller: "",
  phone: "",
  email: "",
  content: "",
  attaches: [],
  extra: { other: [] },
  details: [],
  consents: [],
};

export function toSubmission(row: Tables["submission"]): Submission {
  return {
    id: row.id,
    reference: row.reference,
    // Written by our own service, from the same schemas.
    type: row.type as FeedbackSlug,
    locale: row.locale as Locale,
    createdAt: row.created_at,
    replyDueAt: row.reply_due_at,
    answeredAt: row.answered_at,
    payload: { ...NOTHING, ...(JSON.parse(row.payload) as Partial<FeedbackInput>) },
  };
}
