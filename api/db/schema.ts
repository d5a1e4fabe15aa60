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
};

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
