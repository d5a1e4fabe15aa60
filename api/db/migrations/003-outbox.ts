import { createHash, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";

const HOUR_MS = 60 * 60 * 1000;
const AT_ONCE = 200;
const MOST_CONFIRMATIONS = 3;

/** The tables as of this migration; later migrations may change them. */
type Then = {
  submission: {
    id: string;
    payload: string;
    created_at: string;
    reply_due_at: string | null;
    answered_at: string | null;
  };
  outbox: {
    id: string;
    once_key: string;
    submission_id: string;
    kind: string;
    recipient_hash: string | null;
    state: string;
    attempts: number;
    next_at: string;
    created_at: string;
  };
};

export async function up(db: Kysely<Then>): Promise<void> {
  await db.schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("once_key", "text", (column) => column.notNull().unique())
    .addColumn("submission_id", "text", (column) => column.references("submission.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("recipient_hash", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_at", "text", (column) => column.notNull())
    .addColumn("first_tried_at", "text")
    .addColumn("lease_by", "text")
    .addColumn("lease_until", "text")
    .addColumn("last_error", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .execute();
  await db.schema.createIndex("outbox_by_state").on("outbox").columns(["state", "next_at"]).execute();
  await db.schema.createIndex("outbox_by_submission").on("outbox").columns(["submission_id"]).execute();
  await db.schema.createIndex("outbox_by_recipient").on("outbox").columns(["recipient_hash", "created_at"]).execute();
  await db.schema.createIndex("submission_by_answer").on("submission").columns(["answered_at", "created_at"]).execute();
  await giveLettersToWhatIsKept(db);
}

/** Submissions from before the outbox existed: staff were never notified of them. */
async function giveLettersToWhatIsKept(db: Kysely<Then>): Promise<void> {
  const confirmed = new Map<string, number>();
  let after = "";
  for (;;) {
    const kept = await db
      .selectFrom("submission")
      .select(["id", "payload", "created_at", "reply_due_at", "answered_at"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    const letters = kept.filter(({ answered_at }) => !answered_at).flatMap((one) => lettersOf(one, confirmed));
    for (const letter of letters) await db.insertInto("outbox").values(letter).execute();
    const last = kept.at(-1);
    if (!last || kept.length < AT_ONCE) return;
    after = last.id;
  }
}

function lettersOf(
  { id, payload, created_at, reply_due_at }: Then["submission"],
  confirmed: Map<string, number>,
): Then["outbox"][] {
  const letter = (kind: string, hours = 0): Then["outbox"] => ({
    id: randomUUID(),
    once_key: `${kind}:${id}`,
    submission_id: id,
    kind,
    recipient_hash: null,
    state: "waiting",
    attempts: 0,
    next_at: new Date(new Date(created_at).getTime() + hours * HOUR_MS).toISOString(),
    created_at,
  });
  const letters = [letter("staff")];
  if (reply_due_at) letters.push(letter("reminder-48", 48), letter("reminder-71", 71));
  const hash = hashOfAddress(payload);
  if (hash) {
    const times = confirmed.get(hash) ?? 0;
    confirmed.set(hash, times + 1);
    const state = times < MOST_CONFIRMATIONS ? "waiting" : "withheld";
    letters.push({ ...letter("confirmation"), recipient_hash: hash, state });
  }
  return letters;
}

function hashOfAddress(payload: string): string | undefined {
  const { email } = JSON.parse(payload) as { email?: string };
  return email && createHash("sha256").update(email.toLowerCase()).digest("hex");
}
