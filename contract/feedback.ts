import { z } from "zod";
import { Id } from "./list-query.ts";
import { oneLine } from "./one-line.ts";
import { normalisePhone } from "./phone.ts";
import type { feedbackSlugs } from "./records/feedback-type.ts";

const MAX_NAME = 120;
const MAX_MESSAGE = 5000;
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** How long an upload waits for its submission. */
export const UPLOAD_KEPT_MS = 24 * 60 * 60 * 1000;

const OneLine = z.string().overwrite(oneLine);

const Entry = z.strictObject({ title: z.string().min(1).max(60), value: z.string().max(MAX_MESSAGE) });

/** A document a visitor agreed to, as it stood then. */
const Consent = z.strictObject({
  document: z.string().min(1).max(60),
  version: z.string().min(1).max(60),
  how: z.enum(["ticked", "by-sending"]).default("ticked"),
});
export type Consent = z.output<typeof Consent>;

/** One consent a document: the last one said counts. */
function lastOfEach(consents: Consent[]): Consent[] {
  return [...new Map(consents.map((consent) => [consent.document, consent])).values()];
}

/** What every form sends. Which fields a type needs is told by `feedbackNeeds`. */
export const FeedbackInput = z.strictObject({
  caller: OneLine.max(MAX_NAME).default(""),
  phone: OneLine.max(40).transform(normalisePhone).default(""),
  email: OneLine.max(254).default(""),
  content: z.string().trim().max(MAX_MESSAGE).default(""),
  type: Id,
  attaches: z.array(z.string().max(60)).max(10).default([]),
  extra: z.strictObject({ other: z.array(Entry).max(20).default([]) }).prefault({}),
  consents: z.array(Consent).max(10).transform(lastOfEach).default([]),
});
export type FeedbackInput = z.output<typeof FeedbackInput>;

export const Feedback = z.object({
  id: z.string(),
  /** What the visitor is shown and may name on the phone. */
  reference: z.string(),
  createdAt: z.iso.datetime(),
  /** The hour by which a reply was promised; only where one was. */
  replyDueAt: z.iso.datetime().nullable(),
});
export type Feedback = z.output<typeof Feedback>;

/** What a type cannot do without; `contact` is a phone or an e-mail, a name in [] an entry of extra.other. */
export type FeedbackNeed =
  "caller" | "phone" | "email" | "content" | "contact" | "[City]" | "[Center]" | "(publication)";

export const feedbackNeeds: Record<(typeof feedbackSlugs)[number], FeedbackNeed[]> = {
  default: ["caller", "phone", "email"],
  appointment: ["caller", "phone", "email", "content", "[City]"],
  question: ["caller", "contact", "content"],
  vacancy: ["caller", "phone"],
  "quality-control": ["caller", "contact", "content", "[Center]"],
  review: ["caller", "content", "[Center]", "(publication)"],
};

/** The quality director's promise. */
export const REPLY_WITHIN_HOURS = 72;
