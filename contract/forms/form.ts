import type { FileKinds } from "./files.ts";

/** Titles of `extra.other`, which every content API accepts. */
export type EntryTitle = "City" | "Center" | "Experience" | "Vacancy";

/** Titles of `details`: further fields for staff. */
export type DetailTitle =
  "Center" | "Subject" | "Time" | "Arrival" | "Departure" | "Days" | "Sessions" | "Home center" | "Language" | "Event";

/** Where a value goes in the payload of POST /company/feedback. A detail is also added as a line under the message. */
type Place = "caller" | "phone" | "email" | "content" | "attaches" | { entry: EntryTitle } | { detail: DetailTitle };

export type FieldKind =
  | "name"
  | "phone"
  | "email"
  | "line"
  | "message"
  | "city"
  | "center"
  | "vacancy"
  | "date"
  | "count"
  | "choice"
  | "files"
  | "given";

export type Field = {
  /** Its name in the page's form. */
  name: string;
  /** `given` is not typed: the link to the form contains it. */
  kind: FieldKind;
  to: Place;
  isRequired?: true;
  /** Only asked if the form is about this subject. */
  onlyAbout?: Subject;
  /** Only asked if the caller that shows the form wants it. */
  isOnRequest?: true;
  /** For a date: not before the day in that field. No date may be past. */
  notBefore?: string;
  /** For a choice: its options. */
  options?: readonly string[];
  /** For files: whether more than one may be attached. */
  isMultiple?: true;
  /** For files: the accepted kinds. Documents by default. */
  takes?: FileKinds;
};

/** Subjects of a form; the link to the form names one. */
export const subjects = ["dialysis", "consultation", "travel", "referral", "event"] as const;
export type Subject = (typeof subjects)[number];

export function isSubject(value: string | undefined): value is Subject {
  return subjects.some((one) => one === value);
}

/** Documents of the consent ledger, which a visitor agrees to. */
export type ConsentDocument = "personal-data" | "health-data-consent" | "vacancy" | "publication" | "agreement";

/** The names of consent checkboxes in the page's form. The first is on every form. */
export type ConsentBox = "consent" | "health" | "publication";

/** By ticking a box, which is never ticked in advance; by sending, only the agreement is accepted. */
export type ConsentAsk = BoxAsk | { document: "agreement"; how: "by-sending" };
export type BoxAsk = {
  document: Exclude<ConsentDocument, "agreement">;
  how: "ticked";
  box: ConsentBox;
  /** Without it, not even the API accepts the submission. */
  isIndispensable?: true;
  /** Only asked if files are attached. */
  isForFiles?: true;
};

export type Form = {
  /** The feedback type that it sends; each has its entry in content/feedback-types.yaml. */
  type: string;
  /** The subjects that its link may name; if absent, it has none. */
  subjects?: readonly Subject[];
  fields: readonly Field[];
  /** One of these is enough. */
  oneOf?: readonly [string, string];
  consents: readonly ConsentAsk[];
  /** Its button is disabled until everything required is filled in. */
  isDisabledUntilFilled?: true;
  /** Not about a patient. */
  isAboutWork?: true;
  /** The goal for the visitor counter, reached when it is sent. */
  goal?: string;
};

/** What was typed, by field name; a tick is "on". */
export type Typed = Readonly<Record<string, string | undefined>>;

export const MAX_NAME = 120;
export const MAX_LINE = 200;
export const MAX_EMAIL = 254;
/** For the typed text; the lines of `details` under it are extra. */
export const MAX_MESSAGE = 5000;
export const MAX_DETAILS = 20;
