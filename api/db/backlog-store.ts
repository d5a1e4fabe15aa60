import type { Db } from "./schema.ts";

/** Work that is waiting: letters to send, submissions to answer. */
export type Backlog = {
  waiting: number;
  /** How many of the waiting letters are due. */
  due: number;
  setAside: number;
  /** For how long the oldest due letter has been due; 0 if none is due. */
  oldestSeconds: number;
  /** The promised time to answer has passed. */
  overdueAnswers: number;
};

export async function readBacklog(db: Db, now: Date): Promise<Backlog> {
  const at = now.toISOString();
  const outbox = await db
    .selectFrom("outbox")
    .select((row) => ["state", row.fn.countAll<number | string>().as("count")])
    .where("state", "in", ["waiting", "set-aside"])
    .groupBy("state")
    .execute();
  // A reminder is due at its scheduled time; a letter that was tried is due at its next try.
  const due = await db
    .selectFrom("outbox")
    .select((row) => [
      row.fn.countAll<number | string>().as("count"),
      row.fn.min(row.fn.coalesce("first_tried_at", "next_at")).as("since"),
    ])
    .where("state", "=", "waiting")
    .where((row) => row.or([row("next_at", "<=", at), row("attempts", ">", 0)]))
    .executeTakeFirst();
  const overdue = await db
    .selectFrom("submission")
    .select((row) => row.fn.countAll<number | string>().as("count"))
    .where("answered_at", "is", null)
    .where("reply_due_at", "<", at)
    .where("id", "not in", (erased) => erased.selectFrom("erasure").select("submission_id"))
    .executeTakeFirst();
  const count = (state: string) => Number(outbox.find((row) => row.state === state)?.count ?? 0);
  const since = due?.since ? new Date(due.since).getTime() : now.getTime();
  return {
    waiting: count("waiting"),
    due: Number(due?.count ?? 0),
    setAside: count("set-aside"),
    oldestSeconds: Math.max(0, (now.getTime() - since) / 1000),
    overdueAnswers: Number(overdue?.count ?? 0),
  };
}
