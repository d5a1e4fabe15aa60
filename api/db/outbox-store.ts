import type { ExpressionBuilder } from "kysely";
import type { Database } from "./database.ts";
import { newRow } from "./new-letters.ts";
import type { Tables } from "./schema.ts";

type Outbox = Tables["outbox"];
export type WaitingLetter = Pick<
  Outbox,
  "id" | "submission_id" | "kind" | "created_at" | "attempts" | "first_tried_at"
>;
export type OutboxCounts = { waiting: number; failing: number; setAside: number };

const CANDIDATES = 10;

/** The outbox: letters to send. A lease says which process is sending one; no transaction is open meanwhile. */
export function createOutboxStore({ db, withoutFsync }: Pick<Database, "db" | "withoutFsync">) {
  // Without fsync: a mark lost in a power cut sends a letter twice, which is allowed, and visitors do not wait for the
  // disk.
  const change = (id: string, values: Partial<Outbox>) =>
    withoutFsync((alone) =>
      alone
        .updateTable("outbox")
        .set({ ...values, lease_by: null, lease_until: null })
        .where("id", "=", id)
        .where("state", "=", "waiting")
        .execute(),
    );

  return {
    /** Leases the next due letter to `by` until the given time. Of several concurrent callers, one gets it. */
    async claim(by: string, at: string, until: string): Promise<WaitingLetter | undefined> {
      const isFree = (row: ExpressionBuilder<Tables, "outbox">) =>
        row.and([
          row("state", "=", "waiting"),
          row("next_at", "<=", at),
          row.or([row("lease_until", "is", null), row("lease_until", "<", at)]),
        ]);
      const due = await db
        .selectFrom("outbox")
        .select(["id", "submission_id", "kind", "created_at", "attempts", "first_tried_at"])
        .where(isFree)
        .orderBy("next_at")
        .orderBy("id")
        .limit(CANDIDATES)
        .execute();
      for (const letter of due) {
        const taken = { attempts: letter.attempts + 1, first_tried_at: letter.first_tried_at ?? at };
        const { numUpdatedRows } = await withoutFsync((alone) =>
          alone
            .updateTable("outbox")
            .set({ ...taken, lease_by: by, lease_until: until })
            .where("id", "=", letter.id)
            .where(isFree)
            .executeTakeFirst(),
        );
        if (numUpdatedRows === 1n) return { ...letter, ...taken };
      }
      // Other processes took all ten; there may be more.
      return due.length === CANDIDATES ? this.claim(by, at, until) : undefined;
    },

    async extendLease(id: string, by: string, until: string): Promise<void> {
      await db
        .updateTable("outbox")
        .set({ lease_until: until })
        .where("id", "=", id)
        .where("lease_by", "=", by)
        .execute();
    },

    /** If only one process uses the database, every lease found is from a process that died. */
    async endLeases(): Promise<void> {
      await db
        .updateTable("outbox")
        .set({ lease_by: null, lease_until: null })
        .where("state", "=", "waiting")
        .execute();
    },

    /** Makes failed letters due at once: the cause was probably fixed. */
    async hasten(at: string): Promise<void> {
      await db
        .updateTable("outbox")
        .set({ next_at: at })
        .where("state", "=", "waiting")
        .where("last_error", "is not", null)
        .execute();
    },

    /** Whoever holds the lease by now: the letter was sent. */
    async markSent(id: string, at: string): Promise<void> {
      await change(id, { state: "sent", sent_at: at, last_error: null });
    },
    async putOff(id: string, next: string, error: string): Promise<void> {
      await change(id, { next_at: next, last_error: error });
    },
    async setAside(id: string, error: string): Promise<void> {
      await change(id, { state: "set-aside", last_error: error });
    },
    async withhold(id: string, why: string): Promise<void> {
      await change(id, { state: "withheld", last_error: why });
    },

    /** Queues the digest of a day, once, even if several processes ask. Deletes old digests. */
    async addDigest(day: string, at: string, forgetBefore: string): Promise<void> {
      const letter = {
        kind: "digest",
        next_at: at,
        recipient_hash: null,
        submission_id: null,
        created_at: at,
      } as const;
      await db
        .insertInto("outbox")
        .values(newRow(letter, `digest:${day}`))
        .onConflict((conflict) => conflict.column("once_key").doNothing())
        .execute();
      await db.deleteFrom("outbox").where("kind", "=", "digest").where("created_at", "<", forgetBefore).execute();
    },

    /** `failing`: tried, not accepted, still to be sent. */
    async counts(): Promise<OutboxCounts> {
      const rows = await db
        .selectFrom("outbox")
        .select((row) => [
          "state",
          row.fn.countAll<number | string>().as("all"),
          row.fn.count<number | string>("last_error").as("failing"),
        ])
        .where("state", "in", ["waiting", "set-aside"])
        .groupBy("state")
        .execute();
      const of = (state: Outbox["state"]) => rows.find((row) => row.state === state);
      return {
        waiting: Number(of("waiting")?.all ?? 0),
        failing: Number(of("waiting")?.failing ?? 0),
        setAside: Number(of("set-aside")?.all ?? 0),
      };
    },

    /** When the oldest due letter became due: at its first try or, if it was not tried, at its scheduled time. */
    async waitingSince(at: string): Promise<string | null> {
      const row = await db
        .selectFrom("outbox")
        .select(({ fn }) => fn.min<string | null>(fn.coalesce("first_tried_at", "next_at")).as("since"))
        .where("state", "=", "waiting")
        .where((where) => where.or([where("first_tried_at", "is not", null), where("next_at", "<=", at)]))
        .executeTakeFirst();
      return row?.since ?? null;
    },

    async withheldSince(since: string): Promise<number> {
      const row = await db
        .selectFrom("outbox")
        .select((all) => all.fn.countAll<number | string>().as("times"))
        .where("state", "=", "withheld")
        .where("recipient_hash", "is not", null)
        .where("created_at", ">=", since)
        .executeTakeFirst();
      return Number(row?.times ?? 0);
    },
  };
}

export type OutboxStore = ReturnType<typeof createOutboxStore>;
