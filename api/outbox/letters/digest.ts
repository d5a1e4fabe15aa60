import { defaultLocale } from "#contract/locale.ts";
import type { OpenSubmission } from "../../db/answer-store.ts";
import type { Snapshot } from "../../snapshot/snapshot.ts";
import type { Letter } from "../letter.ts";
import { typeTitle } from "./format-entry.ts";
import { formatMoment } from "./format-moment.ts";
import { digestWords as words } from "./letter-words.ts";

/** As many as a person can read. */
export const MOST_LISTED = 200;

export type DigestMatter = {
  open: OpenSubmission[];
  setAside: number;
  withheld: number;
  snapshot: Snapshot;
  now: Date;
};

/** Once a day: what is open. Numbers and dates only; names are only in the letters themselves. */
export function digest({ open, setAside, withheld, snapshot, now }: DigestMatter): Omit<Letter, "to"> {
  const listed = open.slice(0, MOST_LISTED);
  return {
    subject: words.subject(open.length),
    locale: defaultLocale,
    parts: [
      { text: words.intro },
      {
        rows: listed.map(({ reference, type, created_at, reply_due_at }) => [
          reference,
          [typeTitle(snapshot, type), formatMoment(created_at, defaultLocale), sayDue(reply_due_at, now)]
            .filter(Boolean)
            .join(" · "),
        ]),
      },
      ...(open.length > listed.length ? [{ text: words.more }] : []),
      ...(setAside > 0 ? [{ text: words.setAside(setAside) }] : []),
      ...(withheld > 0 ? [{ text: words.withheld(withheld) }] : []),
    ],
    isAutomatic: true,
  };
}

function sayDue(due: string | null, now: Date): string {
  if (!due) return "";
  return now >= new Date(due) ? words.late : words.by(formatMoment(due, defaultLocale));
}
