import type { ConsentDocument } from "#contract/forms/form.ts";
import type { FormName } from "#contract/forms/forms.ts";
import type { Locale } from "#contract/locale.ts";
import type { ShownText } from "./form-text.ts";

/** A value prefilled by the link, as the visitor reads it. */
export type Given = { name: "subject" | "center" | "event"; value: string; title: string; lang?: Locale };

export type KeptFile = { id: string; name: string };

/** With `isForEmail`, our e-mail address follows the text. */
export type Note = { text: string; isForEmail?: true };

/** The result of a submission; the page's action returns it, and the island stores it. */
export type FormAnswer = {
  /** 0 before anything was sent, 200 when it was accepted, otherwise the status of the failure. */
  status: number;
  typed: Record<string, string>;
  /** Messages by field. */
  errors: Record<string, string>;
  /** Details below a field's error. */
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
  /** When the form was shown, in milliseconds by the server's clock; null if unknown. The days of a trip count from it. */
  at: number | null;
};

type Sent = {
  /** Null if the API returns none. */
  reference: string | null;
  /** The promised date of the answer, in words. */
  due: string | null;
  /** The phone number as it was understood. */
  phone: string | null;
  /** What happens next, and when. */
  next: string;
};

/** The form's header; `other` links to another form. */
export type Intro = { title: string; lead: string; other?: { text: string; href: string } };

/** Links under a text; those to other sites open a new tab. */
export type Further = { text: string; links: { title: string; href: string; isElsewhere?: true }[] };

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
  /** The form is the page: its title is the page's h1, and is announced with the document. */
  isPage: boolean;
  /** The initial values of the fields. */
  start: Record<string, string>;
  given: Given[];
  /** Adds a field for files, if the form allows that. */
  withFiles: boolean;
  cities: string[];
  centers: { title: string; items: { alias: string; title: string }[] }[];
  /** The open ones, each with its city. */
  vacancies: { alias: string; title: string; lang?: Locale }[];
  /** The documents that this form needs consent to. */
  documents: Partial<Record<ConsentDocument, { href: string; version: string }>>;
  policy: string;
  /** With the hours when it is answered. */
  phone: { dialled: string; shown: string; hours: string } | null;
  /** Below the phone field: what to dial from abroad. */
  abroad?: string;
  email: string | null;
  /** When the coordinator calls back. */
  hours: string;
  isMailOn: boolean;
  /** On the result: what to read next. */
  further: Further | null;
  answer: FormAnswer;
};

export const KEY = "key";
export const SHOWN_AT = "at";
/** The checkbox that removes an accepted file; the other files stay. */
export const DROP = "drop";
/** The query key that shows the field for files. */
export const ATTACH = "attach";
export const FILE_ID = "file-id";
export const FILE_NAME = "file-name";
export const versionField = (document: ConsentDocument) => `version-${document}`;

/** Nobody fills in a form faster than this. */
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
