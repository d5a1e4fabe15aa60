import type { Kysely, Transaction } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { UsefulAnswer } from "#contract/useful.ts";

/** Content is kept by hash: a new version writes only what changed, and the earlier versions stay whole. */
export type Tables = {
  content_version: { id: number; published_at: string; pack_hash: string };
  content_entry: {
    version: number;
    kind: string;
    record_id: number;
    body_hash: string;
  };
  content_body: { hash: string; data: string };
  /** One row: the version that is shown, 0 before the first; and how often the visitors' reviews have changed. */
  content_current: { only: number; version: number; reviews: number };
  submission: {
    id: string;
    reference: string;
    type: string;
    locale: Locale;
    payload: string;
    created_at: string;
    reply_due_at: string | null;
    answered_at: string | null;
    idempotency_key: string | null;
    /** Of everything: the same key must come with the same. */
    payload_hash: string;
    /** Of type, content and contact: without a key, the same again is a repeat. */
    repeat_hash: string;
  };
  /** The ledger: what was agreed to, in which version, and how. */
  consent: { submission_id: string; document: string; version: string; how: string; given_at: string };
  /** Private files; without a submission they are unclaimed and go after a day. */
  upload: {
    id: string;
    name: string;
    title: string;
    kind: string;
    size: number;
    bytes: Uint8Array;
    created_at: string;
    submission_id: string | null;
  };
  /** Letters to send, each once. What stands in them is made when they are sent, so nothing a visitor typed is kept twice. */
  outbox: {
    /** The letter's Message-ID too, so that the same letter sent twice is known to be one. */
    id: string;
    /** What the letter is: `staff:{submission}`, `digest:{day}`. No two processes can ask for it twice. */
    once_key: string;
    submission_id: string | null;
    kind: "staff" | "confirmation" | "reminder-48" | "reminder-71" | "digest";
    /** Of a confirmation's address: how often one was written to. */
    recipient_hash: string | null;
    /** `set-aside` waits for a person; `withheld` was not to be sent: too many to one address, answered already, too late. */
    state: "waiting" | "sent" | "set-aside" | "withheld";
    attempts: number;
    next_at: string;
    first_tried_at: string | null;
    /** Who is sending it and until when nobody else may. */
    lease_by: string | null;
    lease_until: string | null;
    /** What the mail server answered, as a code: never its words, which may hold an address. */
    last_error: string | null;
    created_at: string;
    sent_at: string | null;
  };
  /** What staff published of visitors' reviews. A row stays for good, so that its number is never another's. */
  review: {
    id: number;
    /** Of its submission, which may be gone before it; null once its author was erased. */
    reference: string | null;
    is_shown: number;
    center: string;
    author: string;
    title: string;
    text: string;
    answer: string;
    /** The language it was written in. */
    locale: Locale;
    date: string;
  };
  /** Submissions that were emptied: by their author's wish, or because their time was up. */
  erasure: { submission_id: string; erased_at: string; reason: "wish" | "retention" };
  /** How often a network has posted; rate-limiter-flexible's own. */
  rate_limit: { key: string; points: number; expire: number | null };
  /** What one of several processes does for all, and when it was last done. */
  chore: { name: string; done_at: string };
  /** Whether an article was useful, for each text it had. */
  useful_count: {
    alias: string;
    locale: Locale;
    version: string;
    yes: number;
    no: number;
    first_at: string;
    last_at: string;
  };
  /** What visitors added in a line, without phones and e-mails. */
  useful_line: {
    id: string;
    alias: string;
    locale: Locale;
    version: string;
    answer: UsefulAnswer;
    line: string;
    at: string;
  };
  search_miss: { query: string; locale: string; times: number; last_at: string };
};

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
