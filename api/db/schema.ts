import type { Kysely, Transaction } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { UsefulAnswer } from "#contract/useful.ts";

/** Content is stored by hash: a new version writes only what changed, and earlier versions stay complete. */
export type Tables = {
  content_version: { id: number; published_at: string; pack_hash: string };
  content_entry: {
    version: number;
    kind: string;
    record_id: number;
    body_hash: string;
  };
  content_body: { hash: string; data: string };
  /**
   * An article once more, as the snapshots hold it: its head as JSON, its texts compressed. Thousands of whole texts
   * would make a start slow.
   */
  packed_article: { hash: string; head: string; texts: Uint8Array };
  /** One row: the shown version, 0 before the first, and how often the visitors' reviews have changed. */
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
    /** Hash of the whole submission: the same key must come with the same payload. */
    payload_hash: string;
    /** Hash of type, content and contact: without a key, the same hash again is a repeat. */
    repeat_hash: string;
  };
  /** The consent ledger: which document was accepted, in which version, and how. */
  consent: { submission_id: string; document: string; version: string; how: string; given_at: string };
  /** Private uploads; those without a submission are unclaimed and deleted after a day. */
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
  /**
   * Letters to send, each once. The text is composed when a letter is sent, so nothing a visitor typed is stored twice.
   */
  outbox: {
    /** Also the Message-ID, so that mail programs recognise a duplicate. */
    id: string;
    /** Unique key of the letter: `staff:{submission}`, `digest:{day}`. Two processes cannot queue it twice. */
    once_key: string;
    submission_id: string | null;
    kind: "staff" | "confirmation" | "reminder-48" | "reminder-71" | "digest";
    /** Hash of the address of a confirmation, to count how many it got. */
    recipient_hash: string | null;
    /**
     * `set-aside` waits for a person; `withheld` is never sent: too many to one address, already answered, or too late.
     */
    state: "waiting" | "sent" | "set-aside" | "withheld";
    attempts: number;
    next_at: string;
    first_tried_at: string | null;
    /** Which process is sending it, and until when no other may. */
    lease_by: string | null;
    lease_until: string | null;
    /** What the mail server answered, as a code: never its message, which may contain an address. */
    last_error: string | null;
    created_at: string;
    sent_at: string | null;
  };
  /** Visitors' reviews as published by staff. A row is never deleted, so that its number is not reused. */
  review: {
    id: number;
    /** Id of the submission, which may be deleted earlier; null once its author was erased. */
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
  /** Submissions that were emptied: at the author's request, or because the retention period ended. */
  erasure: { submission_id: string; erased_at: string; reason: "wish" | "retention" };
  /** Rate-limit counters by network; the table of rate-limiter-flexible. */
  rate_limit: { key: string; points: number; expire: number | null };
  /** Periodic tasks that one process does for all, and when each was last done. */
  chore: { name: string; done_at: string };
  /** Whether an article was useful, by version of its text. */
  useful_count: {
    alias: string;
    locale: Locale;
    version: string;
    yes: number;
    no: number;
    first_at: string;
    last_at: string;
  };
  /** Remarks of visitors, without phones and e-mails. */
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
