/** The texts of one form, on the server. */
export type FormText = {
  title: string;
  lead: string;
  /** For search engines. */
  keywords: string;
  /** The steps after sending; each says who does it and when. */
  steps: (hours: string) => string[];
  send: string;
  success: string;
  /** What happens next, and when. */
  next: (told: Told) => string;
  failure: string;
} & FieldTexts;

/** What is known of a submission; `isReachable` if it has a phone or an e-mail. */
export type Told = { hours: string; due: string | null; isReachable: boolean };

/** By the name of the field or the box. */
export type FieldTexts = { labels: Record<string, string>; hints: Record<string, string> };

/**
 * The part that the form's island shows: it is sent with the form, so the island's script contains no other form's
 * texts.
 */
export type ShownText = Pick<FormText, "send" | "success" | "failure"> &
  FieldTexts & {
    /** Of the fields with a choice. */
    options: Record<string, string>;
  };
