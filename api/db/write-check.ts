import { randomUUID } from "node:crypto";
import { defaultLocale } from "#contract/locale.ts";
import type { Database } from "./database.ts";
import { newRow } from "./new-letters.ts";
import type { Db } from "./schema.ts";

export type Writing = "ok" | "failing";
export type WriteCheck = {
  /** Reports the result of a write of a submission. */
  watch<Result>(write: Promise<Result>): Promise<Result>;
  /** Whether submissions can be stored now. */
  check(): Promise<Writing>;
  /** The last known state, without a trial write. */
  state(): Writing;
};

/** For how long a successful write counts as proof. */
const TRUSTED_FOR_MS = 10_000;

/**
 * Knows whether submissions can be stored: from the last write and, if that failed or is too old, from a trial write.
 * One failed write proves nothing, because the database may have refused that visitor's text only.
 */
export function createWriteCheck(
  { db }: Pick<Database, "db">,
  onChange: (state: Writing, error?: unknown) => void,
): WriteCheck {
  let state: Writing = "ok";
  let goodAt = -Infinity;
  let trial: Promise<void> | undefined;

  function found(next: Writing, error?: unknown): void {
    goodAt = next === "ok" ? performance.now() : -Infinity;
    if (next === state) return;
    state = next;
    onChange(next, error);
  }

  return {
    async watch(write) {
      try {
        const result = await write;
        found("ok");
        return result;
      } catch (error) {
        goodAt = -Infinity;
        throw error;
      }
    },
    async check() {
      if (performance.now() - goodAt < TRUSTED_FOR_MS) return state;
      trial ??= tryToWrite(db)
        .then(() => found("ok"))
        .catch((error: unknown) => found("failing", error))
        .finally(() => (trial = undefined));
      await trial;
      return state;
    },
    state: () => state,
  };
}

/** Writes like a submission, down to the disk, and leaves nothing behind. No other transaction ever sees it. */
async function tryToWrite(db: Db): Promise<void> {
  const id = `trial-${randomUUID()}`;
  const at = new Date().toISOString();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("submission")
      .values({
        id,
        reference: id,
        type: "default",
        locale: defaultLocale,
        payload: "{}",
        created_at: at,
        reply_due_at: null,
        answered_at: at,
        idempotency_key: null,
        payload_hash: id,
        repeat_hash: id,
      })
      .execute();
    const letter = { kind: "staff", submission_id: id, recipient_hash: null, next_at: at, created_at: at } as const;
    await tx
      .insertInto("outbox")
      .values(newRow(letter, id, true))
      .execute();
    await tx.deleteFrom("outbox").where("submission_id", "=", id).execute();
    await tx.deleteFrom("submission").where("id", "=", id).execute();
  });
}
