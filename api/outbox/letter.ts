import type { Locale } from "#contract/locale.ts";

/** The content of a letter in parts, rendered as plain text and as HTML. */
export type Part =
  | { text: string }
  | { rows: [label: string, value: string][] }
  /** Quoted exactly as somebody else wrote it. */
  | { quote: string }
  | { link: { title: string; href: string } };

export type Attachment = { filename: string; content: Uint8Array; contentType: string };

export type Letter = {
  to: string;
  subject: string;
  locale: Locale;
  parts: Part[];
  /** The display name beside our own address. */
  fromName?: string;
  replyTo?: { name: string; address: string };
  attachments?: Attachment[];
  /** Marked as automatic, so that mail programs do not send auto-replies. */
  isAutomatic?: boolean;
};

/** Composed, or not to be sent, with the reason. */
export type Composed = { letter: Letter } | { withheld: string };
