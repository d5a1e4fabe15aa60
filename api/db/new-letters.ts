import { randomUUID } from "node:crypto";
import type { Database } from "./database.ts";
import type { Tables, Tx } from "./schema.ts";

type Outbox = Tables["outbox"];
export type NewLetter = Pick<Outbox, "kind" | "next_at" | "recipient_hash">;

/** Confirmations a day to one address; anybody may type anybody's address. */
const MOST_CONFIRMATIONS = 3;

/** Adds the letters of a submission, in the transaction that stores it. */
export async function addLetters(
  { tx, lock }: { tx: Tx; lock: Database["lock"] },
  submission: Pick<Tables["submission"], "id" | "created_at">,
  letters: NewLetter[],
  since: string,
): Promise<void> {
  const rows: Outbox[] = [];
  for (const letter of letters) {
    const isTooMany = letter.recipient_hash !== null && (await isEnough({ tx, lock }, letter.recipient_hash, since));
    const once = `${letter.kind}:${submission.id}`;
    rows.push(newRow({ ...letter, submission_id: submission.id, created_at: submission.created_at }, once, isTooMany));
  }
  if (rows.length > 0) await tx.insertInto("outbox").values(rows).execute();
}

export function newRow(
  letter: NewLetter & Pick<Outbox, "submission_id" | "created_at">,
  once: string,
  isWithheld = false,
): Outbox {
  return {
    id: randomUUID(),
    once_key: once,
    state: isWithheld ? "withheld" : "waiting",
    attempts: 0,
    first_tried_at: null,
    lease_by: null,
    lease_until: null,
    last_error: isWithheld ? "too many to one address" : null,
    sent_at: null,
    ...letter,
  };
}

/** Counted under a lock, so that two concurrent submissions cannot both be the third. */
async function isEnough(
  { tx, lock }: { tx: Tx; lock: Database["lock"] },
  hash: string,
  since: string,
): Promise<boolean> {
  await lock(tx, `address ${hash}`);
  const earlier = await tx
    .selectFrom("outbox")
    .select("id")
    .where("recipient_hash", "=", hash)
    .where("created_at", ">", since)
    .where("state", "!=", "withheld")
    .limit(MOST_CONFIRMATIONS)
    .execute();
  return earlier.length >= MOST_CONFIRMATIONS;
}
