import type { Locale } from "#contract/locale.ts";
import type { FeedbackInput } from "#contract/feedback.ts";
import { entriesOf, messageOf } from "#contract/forms/details.ts";
import type { InboxRow, Letter } from "../db/inbox-store.ts";

export const states = ["open", "overdue", "answered", "published", "erased"] as const;
export type State = (typeof states)[number];
export const mailStates = ["waiting", "set-aside", "sent", "none"] as const;
export type MailState = (typeof mailStates)[number];

/** A submission as staff see it. */
export type Entry = {
  id: string;
  reference: string;
  type: string;
  locale: Locale;
  cameAt: string;
  dueAt: string | null;
  answeredAt: string | null;
  erasedAt: string | null;
  state: State;
  mail: MailState;
  name: string;
  phone: string;
  email: string;
  message: string;
  /** What was sent beside the message: a city, a center, a vacancy, a subject. */
  other: { title: string; value: string }[];
};

export function toEntry(row: InboxRow, letters: Letter[], now: Date): Entry {
  const payload = JSON.parse(row.payload) as FeedbackInput;
  const { caller, phone, email } = payload;
  return {
    id: row.id,
    reference: row.reference,
    type: row.type,
    locale: row.locale,
    cameAt: row.created_at,
    dueAt: row.reply_due_at,
    answeredAt: row.answered_at,
    erasedAt: row.erased_at,
    state: stateOf(row, now),
    mail: mailOf(letters),
    name: caller,
    phone,
    email,
    message: messageOf(payload),
    other: entriesOf(payload),
  };
}

function stateOf({ erased_at, is_shown, answered_at, reply_due_at }: InboxRow, now: Date): State {
  if (erased_at) return "erased";
  if (is_shown) return "published";
  if (answered_at) return "answered";
  return reply_due_at && reply_due_at < now.toISOString() ? "overdue" : "open";
}

/** Whether staff were notified. A reminder that is not due yet does not count as waiting. */
function mailOf(letters: Letter[]): MailState {
  if (letters.some(({ state }) => state === "set-aside")) return "set-aside";
  if (letters.some(({ state, kind }) => state === "waiting" && !kind.startsWith("reminder"))) return "waiting";
  return letters.some(({ state }) => state === "sent") ? "sent" : "none";
}
