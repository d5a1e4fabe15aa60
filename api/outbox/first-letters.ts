import { createHash } from "node:crypto";
import { type FeedbackInput, REPLY_WITHIN_HOURS } from "#contract/feedback.ts";
import type { NewLetter } from "../db/new-letters.ts";

const HOUR_MS = 60 * 60 * 1000;

/** The letters a submission calls for from the start: to staff, to the visitor, and to the director while a promise runs. */
export function firstLetters({ email }: Pick<FeedbackInput, "email">, at: Date, isPromised: boolean): NewLetter[] {
  const letter = (kind: NewLetter["kind"], hours = 0): NewLetter => ({
    kind,
    next_at: new Date(at.getTime() + hours * HOUR_MS).toISOString(),
    recipient_hash: null,
  });
  return [
    letter("staff"),
    ...(email ? [{ ...letter("confirmation"), recipient_hash: hashOfAddress(email) }] : []),
    ...(isPromised
      ? [letter("reminder-48", REPLY_WITHIN_HOURS - 24), letter("reminder-71", REPLY_WITHIN_HOURS - 1)]
      : []),
  ];
}

/** Whatever is before the @ may be told apart by a server, but people mean one mailbox. */
function hashOfAddress(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("hex");
}
