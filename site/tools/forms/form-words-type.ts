import type { FormError } from "#contract/forms/errors-ru.ts";
import type { BoxAsk } from "#contract/forms/form.ts";

export type FormWords = {
  errors: Record<FormError, string>;
  given: Record<"subject" | "center" | "event", string>;
  optional: string;
  choose: string;
  /** No vacancy in particular. */
  anyVacancy: string;
  notFound: string;
  newTab: string;
  more: string;
  policy: string;
  /** The link of each box leads to its document. */
  consents: Record<BoxAsk["document"] | "before", string>;
  bySending: { before: (send: string) => string; link: string };
  honeypot: string;
  /** Before the names of the fields that are still empty, and when none is. */
  waiting: string;
  missing: string;
  complete: string;
  /** Below a required e-mail; our phone number follows. */
  noEmail: string;
  sending: string;
  errorLabel: string;
  errorTitle: string;
  summary: string;
  notSent: string;
  failed: string;
  offline: string;
  unanswered: string;
  call: string;
  retry: string;
  another: string;
  close: string;
  reference: string;
  yourPhone: string;
  due: string;
  saveReference: string;
  changed: string;
  mailOff: string;
  lastSent: (reference: string) => string;
  /** Our e-mail follows. */
  lost: (names: string) => string;
  /** Below the error of a phone. */
  phoneNotes: {
    missing: (digits: number) => string;
    /** A foreign number with too few digits; our e-mail follows. */
    short: (signs: number) => string;
    long: string;
  };
  /** Below the error of an e-mail. */
  emailNotes: { at: string; space: string; example: string };
  draft: { title: string; text: string; restore: string; discard: string };
  file: {
    add: string;
    uploading: (name: string) => string;
    ready: string;
    failed: string;
    /** Followed by the name of the file, where that is not heard or seen beside it. */
    remove: string;
  };
};
