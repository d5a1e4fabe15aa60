import { defaultLocale } from "#contract/locale.ts";
import type { Letter } from "../letter.ts";
import { formatMoment } from "./format-moment.ts";
import { staffLetter, type StaffMatter } from "./staff.ts";
import { reminderWords as words } from "./letter-words.ts";

/** The promised time is about to pass and nobody has marked the submission answered. */
export function reminder(kind: "reminder-48" | "reminder-71", matter: StaffMatter, now: Date): Omit<Letter, "to"> {
  const { reference, replyDueAt, createdAt } = matter.submission;
  const due = replyDueAt ?? createdAt;
  const isLate = now >= new Date(due);
  const subject = isLate ? words.subjectLate : kind === "reminder-48" ? words.subject48 : words.subject71;
  const letter = staffLetter({ ...matter, files: [] });
  return {
    ...letter,
    subject: subject(reference),
    parts: [{ text: words.intro(formatMoment(due, defaultLocale)) }, ...letter.parts],
  };
}
