import type { FeedbackSlug } from "#contract/records/feedback-type.ts";

/** Sender and recipients. */
export type MailSettings = {
  smtpUrl: string;
  from: string;
  /** Recipient of the digest and of everything without another recipient; by default our general address. */
  to?: string;
  toOf: Partial<Record<FeedbackSlug, string>>;
};
