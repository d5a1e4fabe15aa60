import type { FeedbackSlug } from "#contract/records/feedback-type.ts";

/** Whose mail it is. */
export type MailSettings = {
  smtpUrl: string;
  from: string;
  /** Who reads what nobody else was named for, and the digest; otherwise our general address. */
  to?: string;
  toOf: Partial<Record<FeedbackSlug, string>>;
};
