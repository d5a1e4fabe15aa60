import type { Locale } from "#contract/locale.ts";

/** What a letter says, part by part; made into plain text and into HTML. */
export type Part =
  | { text: string }
  | { rows: [label: string, value: string][] }
  /** What somebody else wrote, as it was written. */
  | { quote: string }
  | { link: { title: string; href: string } };

export type Attachment = { filename: string; content: Uint8Array; contentType: string };

export type Letter = {
  to: string;
  subject: string;
  locale: Locale;
  parts: Part[];
  /** The name beside our own address. */
  fromName?: string;
  replyTo?: { name: string; address: string };
  attachments?: Attachment[];
  /** Marked as automatic, so that mail programs do not answer it with absence notes. */
  isAutomatic?: boolean;
};

/** Made, or not to be sent, and why. */
export type Composed = { letter: Letter } | { withheld: string };
