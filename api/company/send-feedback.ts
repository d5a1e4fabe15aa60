import { createHash, randomUUID } from "node:crypto";
import { type Consent, type FeedbackInput, REPLY_WITHIN_HOURS, UPLOAD_KEPT_MS } from "#contract/feedback.ts";
import { entriesOf } from "#contract/forms/details.ts";
import { documentAliases, versionOf } from "#contract/forms/documents.ts";
import { fileKinds } from "#contract/forms/files.ts";
import type { Field } from "#contract/forms/form.ts";
import { fileGone, formErrors } from "#contract/forms/form-errors.ts";
import { formOfType } from "#contract/forms/forms.ts";
import type { Locale } from "#contract/locale.ts";
import { oneLine } from "#contract/one-line.ts";
import type { FeedbackSlug } from "#contract/records/feedback-type.ts";
import type { Services } from "#contract/services.ts";
import { CallFailure } from "../failure.ts";
import { firstLetters } from "../outbox/first-letters.ts";
import { makeReference } from "../reference.ts";
import { checkFeedback } from "./feedback-check.ts";
import type { Sent, StoredSubmission } from "../db/submission-store.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import type { ServiceDeps } from "../service-deps.ts";

const REPEAT_WITHIN_MS = 10 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const KEY_KEPT_MS = 30 * DAY_MS;

/** Stores what a visitor sent. Success is answered only after the write. */
export function sendFeedback({
  snapshot,
  submissions,
  uploads,
  onSubmission,
  now,
}: ServiceDeps): Services["sendFeedback"] {
  return async (input, { locale, idempotencyKey }) => {
    const type = snapshot().in[locale].feedbackTypes.find(({ id, active }) => active && id === input.type);
    if (!type) throw new CallFailure("invalid", { type: [unknownType[locale]] });
    if ((idempotencyKey?.length ?? 0) > MOST_KEY)
      throw new CallFailure("invalid", { "Idempotency-Key": [longKey[locale]] });
    const at = now();
    const before = (ms: number) => new Date(at.getTime() - ms).toISOString();
    const since = { key: before(KEY_KEPT_MS), repeat: before(REPEAT_WITHIN_MS) };
    const payload = JSON.stringify(input);
    const sent: Sent = {
      idempotency_key: oneLine(idempotencyKey ?? "") || null,
      payload_hash: hashOf(payload),
      repeat_hash: hashOf(JSON.stringify([input.type, input.content, input.phone, input.email, subjectOf(input)])),
    };
    const errors = checkFeedback(input, { slug: type.slug, locale, now: at });
    if (Object.keys(errors).length > 0) {
      // A day that was still to come when this was accepted may be past when it is sent again.
      const earlier = await submissions.earlier(sent, since);
      if (earlier) return answerOf(earlier);
      throw new CallFailure("invalid", errors);
    }
    const allowed: readonly string[] = fileKinds[filesOf(type.slug)?.takes ?? "documents"];
    if ((await uploads.kindsOf(input.attaches)).some((kind) => !allowed.includes(kind)))
      throw new CallFailure("invalid", { attaches: [formErrors[locale].fileKind] });

    const isPromised = type.slug === "quality-control";
    const saved = await submissions.save(
      {
        id: randomUUID(),
        type: type.slug,
        locale,
        payload,
        created_at: at.toISOString(),
        reply_due_at: isPromised ? new Date(at.getTime() + REPLY_WITHIN_HOURS * HOUR_MS).toISOString() : null,
        ...sent,
        consents: ledgerOf(input.consents, () => agreementOf(snapshot(), locale)),
        attaches: input.attaches,
        letters: firstLetters(input, at, isPromised),
      },
      makeReference,
      { ...since, upload: before(UPLOAD_KEPT_MS), confirmation: before(DAY_MS) },
    );
    if ("conflict" in saved) throw new CallFailure("keyTaken");
    if ("missing" in saved)
      throw new CallFailure("invalid", {
        attaches: saved.missing.map((id) => `${fileGone[locale]}: ${id}`),
      });
    onSubmission?.();
    return answerOf(saved.stored);
  };
}

function answerOf({ id, reference, created_at, reply_due_at }: StoredSubmission) {
  return { feedback: { id, reference, createdAt: created_at, replyDueAt: reply_due_at } };
}

function filesOf(slug: FeedbackSlug): Field | undefined {
  return formOfType(slug).fields.find(({ kind }) => kind === "files");
}

const MOST_KEY = 200;
const longKey = { ru: "Ключ длиннее 200 знаков", en: "The key is over 200 characters" };
const unknownType = { ru: "Такого вида обращений нет", en: "There is no such kind of feedback" };

/** A tick that did not happen is never recorded. By sending, one document is accepted: the agreement. */
function ledgerOf(consents: Consent[], agreement: () => Consent): Consent[] {
  const given = consents.filter(({ document, how }) => how === "ticked" || document === AGREEMENT);
  return given.some(({ document }) => document === AGREEMENT) ? given : [...given, agreement()];
}

const AGREEMENT = "agreement";

function agreementOf({ in: local }: Snapshot, locale: Locale): Consent {
  const article = local[locale].articleByAlias.get(documentAliases[AGREEMENT]);
  return { document: AGREEMENT, version: versionOf(article), how: "by-sending" };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

const ABOUT = new Set(["Vacancy", "Center", "Event"]);

/** Two applications for two vacancies are not a repeat, even if their texts are the same. */
function subjectOf(input: FeedbackInput): string[] {
  return entriesOf(input)
    .filter(({ title }) => ABOUT.has(title))
    .map(({ value }) => value);
}
