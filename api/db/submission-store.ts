import type { Consent } from "#contract/feedback.ts";
import type { Database } from "./database.ts";
import { addLetters, type NewLetter } from "./new-letters.ts";
import type { Tables, Tx } from "./schema.ts";

export type NewSubmission = Omit<Tables["submission"], "answered_at" | "reference"> & {
  consents: Consent[];
  attaches: string[];
  letters: NewLetter[];
};
/** What tells whether the same was sent before. */
export type Sent = Pick<NewSubmission, "idempotency_key" | "payload_hash" | "repeat_hash">;
export type StoredSubmission = Pick<Tables["submission"], "id" | "reference" | "created_at" | "reply_due_at">;

/** Cut-off times: older keys, repeats, uploads and confirmations no longer count. */
export type Since = { key: string; repeat: string; upload: string; confirmation: string };

export type Saved =
  | { stored: StoredSubmission }
  /** The key was used for another payload. */
  | { conflict: true }
  /** Uploads that do not exist or belong to another submission. */
  | { missing: string[] };

/** Visitors' submissions, each stored with its consents, files and letters, all or nothing. */
export function createSubmissionStore({ db, lock }: Pick<Database, "db" | "lock">) {
  return {
    /** What was stored when exactly this was sent before: with its key, or as a repeat without one. */
    earlier(sent: Sent, since: Pick<Since, "key" | "repeat">): Promise<StoredSubmission | undefined> {
      const { idempotency_key, payload_hash, repeat_hash } = sent;
      const known = db.selectFrom("submission").select(KEPT).where("payload_hash", "=", payload_hash);
      const found = idempotency_key
        ? known.where("idempotency_key", "=", idempotency_key).where("created_at", ">=", since.key)
        : known.where("repeat_hash", "=", repeat_hash).where("created_at", ">=", since.repeat).orderBy("created_at");
      return found.executeTakeFirst();
    },

    /**
     * The same key and payload, or a repeat without a key, returns the stored submission. A reference that is taken is
     * made again.
     */
    save(submission: NewSubmission, makeReference: () => string, since: Since): Promise<Saved> {
      const { consents, attaches, letters, ...row } = submission;
      return db.transaction().execute(async (tx) => {
        if (row.idempotency_key) await forgetKey(tx, row.idempotency_key, since.key);
        else {
          // The second of two concurrent submissions waits here, and then finds the first.
          await lock(tx, `repeat ${row.repeat_hash}`);
          const repeat = await repeatOf(tx, row.repeat_hash, since.repeat, attaches);
          if (repeat) return { stored: repeat };
        }
        let mine: StoredSubmission | undefined;
        while (!mine) {
          // A second one with the same key waits here until the first is committed.
          await tx
            .insertInto("submission")
            .values({ ...row, reference: makeReference(), answered_at: null })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          mine = await find(tx, row.id);
          const earlier = !mine && (await previous(tx, row));
          if (earlier) return earlier;
        }
        const missing = await claim(tx, attaches, row.id, since.upload);
        if (missing.length > 0) {
          await tx.updateTable("upload").set({ submission_id: null }).where("submission_id", "=", row.id).execute();
          await tx.deleteFrom("submission").where("id", "=", row.id).execute();
          return { missing };
        }
        if (consents.length > 0) {
          const given = consents.map((consent) => ({ ...consent, submission_id: row.id, given_at: row.created_at }));
          await tx.insertInto("consent").values(given).execute();
        }
        await addLetters({ tx, lock }, row, letters, since.confirmation);
        return { stored: mine };
      });
    },
  };
}

export type SubmissionStore = ReturnType<typeof createSubmissionStore>;

const KEPT = ["id", "reference", "created_at", "reply_due_at"] as const;

/** A key is remembered for a limited time; afterwards it counts as unused. */
async function forgetKey(tx: Tx, key: string, since: string): Promise<void> {
  await tx
    .updateTable("submission")
    .set({ idempotency_key: null })
    .where("idempotency_key", "=", key)
    .where("created_at", "<", since)
    .execute();
}

function find(tx: Tx, id: string): Promise<StoredSubmission | undefined> {
  return tx.selectFrom("submission").select(KEPT).where("id", "=", id).executeTakeFirst();
}

/** What the key stands for already, if it does. */
async function previous(
  tx: Tx,
  { idempotency_key, payload_hash }: Pick<Tables["submission"], "idempotency_key" | "payload_hash">,
): Promise<Saved | undefined> {
  const row = await tx
    .selectFrom("submission")
    .select([...KEPT, "payload_hash"])
    .where("idempotency_key", "=", idempotency_key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.payload_hash !== payload_hash) return { conflict: true };
  return {
    stored: { id: row.id, reference: row.reference, created_at: row.created_at, reply_due_at: row.reply_due_at },
  };
}

/** What brings a file that the earlier one lacks is not a repeat: the file would be lost. */
async function repeatOf(
  tx: Tx,
  hash: string,
  since: string,
  attaches: string[],
): Promise<StoredSubmission | undefined> {
  const earlier = await tx
    .selectFrom("submission")
    .select(KEPT)
    .where("repeat_hash", "=", hash)
    .where("created_at", ">=", since)
    .orderBy("created_at")
    .execute();
  if (attaches.length === 0 || earlier.length === 0) return earlier[0];
  const files = await tx.selectFrom("upload").select(["id", "submission_id"]).where("id", "in", attaches).execute();
  const ownerOf = new Map(files.map(({ id, submission_id }) => [id, submission_id]));
  return earlier.find(({ id }) => attaches.every((file) => ownerOf.get(file) === id));
}

/** Claims the files for this submission; returns those that could not be claimed. */
async function claim(tx: Tx, ids: string[], submissionId: string, since: string): Promise<string[]> {
  if (ids.length === 0) return [];
  await tx
    .updateTable("upload")
    .set({ submission_id: submissionId })
    .where("id", "in", ids)
    .where("submission_id", "is", null)
    .where("created_at", ">=", since)
    .execute();
  const taken = await tx.selectFrom("upload").select("id").where("submission_id", "=", submissionId).execute();
  return ids.filter((id) => !taken.some((upload) => upload.id === id));
}
