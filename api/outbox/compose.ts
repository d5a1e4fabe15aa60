import { defaultLocale } from "#contract/locale.ts";
import type { AnswerStore } from "../db/answer-store.ts";
import type { OutboxStore, WaitingLetter } from "../db/outbox-store.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import { TRY_FOR_MS } from "./backoff.ts";
import type { Composed, Letter } from "./letter.ts";
import { confirmation } from "./letters/confirmation.ts";
import { digest, MOST_LISTED } from "./letters/digest.ts";
import { reminder } from "./letters/reminder.ts";
import { staffLetter } from "./letters/staff.ts";
import { type Submission, toSubmission } from "./letters/submission.ts";
import type { MailSettings } from "./mail-settings.ts";
import { addresseeOf } from "./routing.ts";
import type { StaffLinks } from "./staff-links.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

type ComposerOptions = {
  outbox: Pick<OutboxStore, "counts" | "withheldSince">;
  answers: AnswerStore;
  snapshot: () => Snapshot | undefined;
  mail: MailSettings;
  links: StaffLinks;
  now: () => Date;
};

/** Composes a letter at the moment it is sent, from the current data. */
export function createComposer({ outbox, answers, snapshot: current, mail, links, now }: ComposerOptions) {
  const from = (letter: Letter, snapshot: Snapshot): Composed => {
    const { value } = snapshot.in[letter.locale].variables.get("operator") ?? {};
    const name = value && typeof value === "object" && "short" in value ? String(value["short"]) : undefined;
    return { letter: { ...letter, ...(name && { fromName: name }) } };
  };

  return async ({ kind, submission_id, created_at }: WaitingLetter): Promise<Composed> => {
    const snapshot = current();
    if (!snapshot) throw new Error("There is no content yet to make letters with");
    const everybody = mail.to ?? generalAddress(snapshot);
    const at = now();
    if (kind === "digest") {
      const open = await answers.open(created_at, MOST_LISTED + 1);
      if (open.length === 0) return { withheld: "nothing is open" };
      const { setAside } = await outbox.counts();
      const withheld = await outbox.withheldSince(new Date(at.getTime() - DAY_MS).toISOString());
      return from({ to: everybody, ...digest({ open, setAside, withheld, snapshot, now: at }) }, snapshot);
    }
    const row = submission_id === null ? undefined : await answers.find(submission_id);
    if (!row) return { withheld: "the submission is gone" };
    const submission = toSubmission(row);
    const reason = whyNot(kind, submission, at);
    if (reason) return { withheld: reason };
    if (kind === "confirmation") return from(confirmation(submission, snapshot), snapshot);
    const matter = {
      submission,
      consents: await answers.consentsOf(row.id),
      files: kind === "staff" ? await answers.filesOf(row.id) : [],
      snapshot,
      link: links.answered(row.id, at),
    };
    const letter = kind === "staff" ? staffLetter(matter) : reminder(kind, matter, at);
    // Reminders go to the person who made the promise; the staff of the place already got the letter.
    const { toOf } = mail;
    const to =
      kind === "staff"
        ? addresseeOf(submission, snapshot, { to: everybody, toOf })
        : (toOf["quality-control"] ?? everybody);
    return from({ to, ...letter }, snapshot);
  };
}

function generalAddress(snapshot: Snapshot): string {
  const email = snapshot.in[defaultLocale].addresses.find(({ slug }) => slug === "default")?.email;
  if (!email) throw new Error("MAIL_TO is not set, and the content has no general address");
  return email;
}

function whyNot(kind: WaitingLetter["kind"], submission: Submission, at: Date): string | undefined {
  if (kind === "confirmation") {
    const isLate = at.getTime() - new Date(submission.createdAt).getTime() > TRY_FOR_MS;
    return isLate ? "too late to confirm" : undefined;
  }
  if (submission.answeredAt) return "answered already";
  const left = new Date(submission.replyDueAt ?? 0).getTime() - at.getTime();
  return kind === "reminder-48" && left <= HOUR_MS ? "the next reminder says it" : undefined;
}
