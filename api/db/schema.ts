import type { Kysely, Transaction } from "kysely";

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
  /** One row: the version that is shown; 0 before the first. */
  content_current: { only: number; version: number };
  submission: {
    id: string;
    reference: string;
    type: string;
    locale: string;
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
  search_miss: { query: string; locale: string; times: number; last_at: string };
};

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
