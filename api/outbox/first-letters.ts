import { createHash } from "node:crypto";
import { type FeedbackInput, REPLY_WITHIN_HOURS } from "#contract/feedback.ts";
import type { NewLetter } from "../db/new-letters.ts";

const HOUR_MS = 60 * 60 * 1000;

/** The letters of a new submission: to staff, to the visitor, and reminders to the director if a reply was promised. */
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

/** A server may distinguish upper and lower case before the @, but people mean the same mailbox. */
function hashOfAddress(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("hex");
}
