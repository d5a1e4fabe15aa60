import { randomUUID } from "node:crypto";
import type { Db, Tables } from "#api/db/schema.ts";
import { letter } from "./inbox.ts";

type Letter = Pick<Tables["outbox"], "kind"> & Partial<Tables["outbox"]>;

/** A submission as stored in the database, with letters in the given states. */
export async function storeSubmission(db: Db, more: Partial<Tables["submission"]>, letters: Letter[]): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("submission")
    .values({
      id,
      reference: `R-${id.slice(0, 8)}`,
      type: "quality-control",
      locale: "ru",
      payload: JSON.stringify({ caller: "Анна", phone: "+79161234567", email: "" }),
      created_at: "2026-11-01T10:00:00.000Z",
      reply_due_at: null,
      answered_at: null,
      idempotency_key: null,
      payload_hash: id,
      repeat_hash: id,
      ...more,
    })
    .execute();
  for (const { kind, ...rest } of letters) await letter(db, id, { kind, state: "waiting", ...rest });
  return id;
}
