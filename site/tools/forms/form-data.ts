import type { ConsentDocument } from "#contract/forms/form.ts";
import type { FormName } from "#contract/forms/forms.ts";
import type { Locale } from "#contract/locale.ts";
import type { ShownText } from "./form-text.ts";

/** What the link that led here has filled in, as the visitor reads it. */
export type Given = { name: "subject" | "center" | "vacancy" | "event"; value: string; title: string; lang?: Locale };

export type KeptFile = { id: string; name: string };

/** With `isForEmail` our address stands behind it. */
export type Note = { text: string; isForEmail?: true };

/** The result of a submission; the page's action returns it, and the island stores it. */
export type FormAnswer = {
  /** 0 before anything was sent, 200 when it was accepted, otherwise the status of the failure. */
  status: number;
  typed: Record<string, string>;
  /** In words, by field. */
  errors: Record<string, string>;
  /** What exactly is wrong with a field, under its error. */
  notes: Record<string, Note>;
  /** A message that is not about a field. */
  message: string | null;
  /** Already accepted, and sent with the form. */
  files: KeptFile[];
  /** Names of files that were lost. */
  lost: string[];
  sent: Sent | null;
  /** The idempotency key; null if the page may be cached, or a script makes one. */
  key: string | null;
  /** When the form was shown, in milliseconds; null if unknown. */
  at: number | null;
};

type Sent = {
  /** Null if the API returns none. */
  reference: string | null;
  /** By when the answer is promised, in words. */
  due: string | null;
  /** As it was understood. */
  phone: string | null;
  /** What happens next, and when. */
  next: string;
};

/** What it begins with; `other` leads to the form for those who need another one. */
export type Intro = { title: string; lead: string; other?: { text: string; href: string } };

/** Everything a form shows and needs, as JSON: an island has no other source. */
export type FormProps = {
  id: string;
  locale: Locale;
  name: FormName;
  intro: Intro;
  text: ShownText;
  /** The form's own page. */
  action: string;
  uploads: string;
  /** The form is the page: its title is the page's heading, and is told with the document's. */
  isPage: boolean;
  /** The fields as they are before anybody types. */
  start: Record<string, string>;
  given: Given[];
  /** Files may be added where a form takes them on request. */
  withFiles: boolean;
  cities: string[];
  centers: { title: string; items: { alias: string; title: string }[] }[];
  /** Those that this form asks for. */
  documents: Partial<Record<ConsentDocument, { href: string; version: string }>>;
  policy: string;
  phone: { dialled: string; shown: string } | null;
  /** Under the phone's field: what to dial from abroad. */
  abroad?: string;
  email: string | null;
  /** When somebody answers the phone. */
  hours: string;
  isMailOn: boolean;
  social: { title: string; url: string } | null;
  blog: string | null;
  answer: FormAnswer;
};

export const KEY = "key";
export const SHOWN_AT = "at";
/** Takes an accepted file away; the others keep it. */
export const DROP = "drop";
/** The form shows its field for files. */
export const ATTACH = "attach";
export const FILE_ID = "file-id";
export const FILE_NAME = "file-name";
export const versionField = (document: ConsentDocument) => `version-${document}`;

/** Nobody reads a form faster than this. */
export const LEAST_FILL_MS = 2000;

export const NOTHING_SENT: FormAnswer = {
  status: 0,
  typed: {},
  errors: {},
  notes: {},
  message: null,
  files: [],
  lost: [],
  sent: null,
  key: null,
  at: null,
};
