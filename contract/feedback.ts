import { z } from "zod";
import { messageOf } from "./forms/details.ts";
import { type Form, MAX_DETAILS, MAX_EMAIL, MAX_LINE, MAX_MESSAGE, MAX_NAME } from "./forms/form.ts";
import { forms } from "./forms/forms.ts";
import { Id } from "./list-query.ts";
import { oneLine } from "./one-line.ts";
import { normalisePhone } from "./phone.ts";
import { textLines } from "./text-lines.ts";

/** How long an upload may be claimed. */
export const UPLOAD_KEPT_MS = 24 * 60 * 60 * 1000;

const OneLine = z.string().overwrite(oneLine);
const TextLines = z.string().overwrite(textLines);

const MAX_TITLE = 60;
const Entry = z.strictObject({ title: z.string().min(1).max(MAX_TITLE), value: TextLines.max(MAX_MESSAGE) });
const Detail = z.strictObject({ title: OneLine.min(1).max(MAX_TITLE), value: OneLine.max(MAX_LINE) });

/** A document a visitor agreed to, in the version they saw. */
const Consent = z.strictObject({
  document: OneLine.min(1).max(60),
  version: OneLine.min(1).max(60),
  how: z.enum(["ticked", "by-sending"]).default("ticked"),
});
export type Consent = z.output<typeof Consent>;

/** One consent per document: the last one counts. */
function lastOfEach(consents: Consent[]): Consent[] {
  return [...new Map(consents.map((consent) => [consent.document, consent])).values()];
}

/** A line is a title, a colon, a space and a value. */
const MAX_CONTENT = MAX_MESSAGE + MAX_DETAILS * (MAX_TITLE + MAX_LINE + 3);

/** Places in the payload that every form requires, so that they can be named before the type is known. */
const requiredOfAll = (["caller", "phone", "email", "content"] as const).filter((place) =>
  Object.values<Form>(forms).every(({ fields }) => fields.some(({ to, isRequired }) => to === place && isRequired)),
);

/** What every form sends. Which fields a type needs is defined by its form (`forms/forms.ts`). */
export const FeedbackInput = z
  .strictObject({
    caller: OneLine.max(MAX_NAME).default(""),
    phone: OneLine.max(40).transform(normalisePhone).default(""),
    email: OneLine.max(MAX_EMAIL).default(""),
    /** The lines of `details` may follow the message: they do not count towards the limit. */
    content: TextLines.max(MAX_CONTENT).default(""),
    type: Id,
    attaches: z.array(OneLine.max(60)).max(10).default([]),
    extra: z.strictObject({ other: z.array(Entry).max(20).default([]) }).prefault({}),
    details: z.array(Detail).max(MAX_DETAILS).default([]),
    consents: z.array(Consent).max(10).transform(lastOfEach).default([]),
  })
  .superRefine(
    ({ content, details }, context) => {
      if (messageOf({ content, details }).length <= MAX_MESSAGE) return;
      const path = ["content"];
      context.addIssue({
        code: "too_big",
        origin: "string",
        maximum: MAX_MESSAGE,
        inclusive: true,
        input: content,
        path,
      });
    },
    // Reported together with other errors.
    { when: ({ value }) => isReadable(value) },
  )
  .superRefine(
    (payload, context) => {
      for (const place of requiredOfAll)
        if (payload[place] === "")
          context.addIssue({
            code: "too_small",
            origin: "string",
            minimum: 1,
            inclusive: true,
            input: "",
            path: [place],
          });
    },
    // With a type, its form says what is missing.
    { when: ({ value }) => isTypeless(value) },
  );
export type FeedbackInput = z.output<typeof FeedbackInput>;

function isTypeless(value: unknown): boolean {
  const has = (shape: z.ZodRawShape) => z.object(shape).safeParse(value).success;
  return has({ caller: z.string() }) && !has({ type: Id });
}

function isReadable(value: unknown): boolean {
  return z.object({ content: z.string(), details: z.array(Detail) }).safeParse(value).success;
}

export const Feedback = z.object({
  id: z.string(),
  /** Shown to the visitor, who may quote it on the phone. */
  reference: z.string(),
  createdAt: z.iso.datetime(),
  /** When a reply was promised; absent if none was. */
  replyDueAt: z.iso.datetime().nullable(),
});
export type Feedback = z.output<typeof Feedback>;

/** The quality director's promise. */
export const REPLY_WITHIN_HOURS = 72;
