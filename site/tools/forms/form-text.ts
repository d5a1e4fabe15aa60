/** What one form says of itself, on the server. */
export type FormText = {
  title: string;
  lead: string;
  /** For search engines. */
  keywords: string;
  /** What happens next, once it is sent; each says who does it and when. */
  steps: (hours: string) => string[];
  send: string;
  success: string;
  /** What happens next, and when. */
  next: (told: { hours: string; due: string | null }) => string;
  failure: string;
} & FieldTexts;

/** By the name of the field or the box. */
export type FieldTexts = { labels: Record<string, string>; hints: Record<string, string> };

/** Of that, what the form's island shows: it is sent with the form, so the island's script holds no other form's words. */
export type ShownText = Pick<FormText, "send" | "success" | "failure"> &
  FieldTexts & {
    /** Of the fields where one of several is chosen. */
    options: Record<string, string>;
  };
