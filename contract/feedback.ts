import { z } from "zod";
import { countCharacters } from "./characters.ts";
import { check } from "./forms/check.ts";
import { messageOf } from "./forms/details.ts";
import { documentAliases } from "./forms/documents.ts";
import { MAX_DETAILS, MAX_EMAIL, MAX_LINE, MAX_MESSAGE, MAX_NAME } from "./forms/form.ts";
import { formOfType } from "./forms/forms.ts";
import { Id } from "./list-query.ts";
import { oneLine } from "./one-line.ts";
import { normalisePhone } from "./phone.ts";
import { textLines } from "./text-lines.ts";
import { keysOf } from "./typed-entries.ts";

/** How long an upload may be claimed. */
export const UPLOAD_KEPT_MS = 24 * 60 * 60 * 1000;

const OneLine = z.string().overwrite(oneLine);
const TextLines = z.string().overwrite(textLines);

/** Zod's own `max` counts the units of UTF-16. `named`: the limit that the error names. */
function atMost(maximum: number, text: z.ZodString, named = maximum): z.ZodString {
  return text
    .superRefine((value, context) => {
      if (countCharacters(value) <= maximum) return;
      context.addIssue({ code: "too_big", origin: "string", maximum: named, inclusive: true, input: value });
    })
    .meta({ maxLength: maximum });
}

const MAX_TITLE = 60;
const Entry = z.strictObject({ title: z.string().min(1).max(MAX_TITLE), value: atMost(MAX_MESSAGE, TextLines) });
const Detail = z.strictObject({ title: OneLine.min(1).max(MAX_TITLE), value: atMost(MAX_LINE, OneLine) });

/** A document a visitor agreed to, in the version they saw. */
const Consent = z.strictObject({
  document: OneLine.pipe(z.enum(keysOf(documentAliases))),
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

/** What every form sends. Which fields a type needs is defined by its form (`forms/forms.ts`). */
export const FeedbackInput = z
  .strictObject({
    caller: atMost(MAX_NAME, OneLine).default(""),
    phone: OneLine.max(40).transform(normalisePhone).default(""),
    email: atMost(MAX_EMAIL, OneLine).default(""),
    /** The lines of `details` may follow the message: they do not count towards the limit. */
    content: atMost(MAX_CONTENT, TextLines, MAX_MESSAGE).default(""),
    type: Id,
    attaches: z.array(OneLine.max(60)).max(10).default([]),
    extra: z.strictObject({ other: z.array(Entry).max(20).default([]) }).prefault({}),
    details: z.array(Detail).max(MAX_DETAILS).default([]),
    consents: z.array(Consent).max(10).transform(lastOfEach).default([]),
  })
  .superRefine(
    ({ content, details }, context) => {
      if (countCharacters(messageOf({ content, details })) <= MAX_MESSAGE) return;
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
      for (const { place, error } of faultsByDefault(payload))
        context.addIssue({ code: "custom", params: { error }, path: [place] });
    },
    // Named together with the missing type. With one, its own form says what is wrong.
    { when: ({ value }) => isTypeless(value) },
  );
export type FeedbackInput = z.output<typeof FeedbackInput>;

const Said = z.object({ caller: z.string(), phone: z.string(), email: z.string() });

function isTypeless(value: unknown): boolean {
  return Said.safeParse(value).success && !z.object({ type: Id }).safeParse(value).success;
}

/** What the form of the default type says about the name and the contacts. */
function faultsByDefault(said: z.output<typeof Said>) {
  const form = formOfType("default");
  const places = keysOf(Said.shape).map((place) => ({
    place,
    field: form.fields.find(({ to }) => to === place)?.name,
  }));
  const errors = check(form, Object.fromEntries(places.map(({ place, field }) => [field, said[place]])));
  return places.flatMap(({ place, field = "" }) => (errors[field] ? [{ place, error: errors[field] }] : []));
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
