import type { FileKinds } from "./files.ts";

/** Titles of `extra.other`, which every content API takes. */
export type EntryTitle = "City" | "Center" | "Experience" | "Vacancy";

/** Titles of `details`: what else staff read beside the message. */
export type DetailTitle =
  "Center" | "Subject" | "Time" | "Arrival" | "Departure" | "Days" | "Sessions" | "Home center" | "Language" | "Event";

/** Where in the payload of POST /company/feedback a value goes. A detail stands as a line under the message too. */
type Place = "caller" | "phone" | "email" | "content" | "attaches" | { entry: EntryTitle } | { detail: DetailTitle };

export type FieldKind =
  "name" | "phone" | "email" | "line" | "message" | "city" | "center" | "date" | "choice" | "files" | "given";

export type Field = {
  /** Its name in the page's form. */
  name: string;
  /** `given` is not typed: the link that leads to the form says it. */
  kind: FieldKind;
  to: Place;
  isRequired?: true;
  /** Asked only when the form is about this. */
  onlyAbout?: Subject;
  /** Asked only where whoever shows the form wants it. */
  isOnRequest?: true;
  /** Of a choice: what may be chosen. */
  options?: readonly string[];
  /** Of files: more than one may be added. */
  isMultiple?: true;
  /** Of files: which kinds. Documents unless said otherwise. */
  takes?: FileKinds;
};

/** What a form is about; the link to the form says it. */
export const subjects = ["dialysis", "consultation", "travel", "referral", "event"] as const;
export type Subject = (typeof subjects)[number];

export function isSubject(value: string | undefined): value is Subject {
  return subjects.some((one) => one === value);
}

/** Documents of the ledger: what a visitor agrees to. */
export type ConsentDocument = "personal-data" | "health-data-consent" | "vacancy" | "publication" | "agreement";

/** The box of a tick, by its name in the page's form. The first stands on every form. */
export type ConsentBox = "consent" | "health" | "publication";

/** By a tick of its own, which is never there before; by sending, the agreement alone. */
export type ConsentAsk = BoxAsk | { document: "agreement"; how: "by-sending" };
export type BoxAsk = {
  document: Exclude<ConsentDocument, "agreement">;
  how: "ticked";
  box: ConsentBox;
  /** Without it not even the API takes the submission. */
  isIndispensable?: true;
  /** Asked only when files come along. */
  isForFiles?: true;
};

export type Form = {
  /** The type of feedback that it sends; each has its entry in content/feedback-types.yaml. */
  type: string;
  /** What its link may say that it is about; without them it has no subject. */
  subjects?: readonly Subject[];
  fields: readonly Field[];
  /** One of these is enough. */
  oneOf?: readonly [string, string];
  consents: readonly ConsentAsk[];
  /** Nobody writes it about a patient: what to do when it is urgent stands at its foot. */
  isAboutWork?: true;
  /** The counter's goal, reached when it is sent. */
  goal?: string;
};

/** What was typed, by the name of the field; a tick is "on". */
export type Typed = Readonly<Record<string, string | undefined>>;

export const MAX_NAME = 120;
export const MAX_LINE = 200;
export const MAX_EMAIL = 254;
/** Of what was typed; the lines of `details` under it come on top. */
export const MAX_MESSAGE = 5000;
export const MAX_DETAILS = 20;
