import { randomUUID } from "node:crypto";
import type { Form } from "#contract/forms/form.ts";
import { fieldOfKey } from "#contract/forms/payload.ts";
import type { Locale } from "#contract/locale.ts";
import { ApiRejection } from "../api/client.server.ts";
import { isFailure } from "../api/fail-page.server.ts";
import { shownMessage } from "../api/shown-message.server.ts";
import type { FormAnswer } from "./form-data.ts";
import { postWords } from "./post-words.ts";
import { formWords } from "./words.ts";

/** The API said no, or said nothing: the same page again with all that was typed, and why in the visitor's words. */
export function refusal(
  form: Form,
  error: unknown,
  kept: FormAnswer,
  locale: Locale,
): { answer: FormAnswer; retryAfter?: number } {
  const words = formWords[locale];
  if (!(error instanceof ApiRejection)) return { answer: { ...kept, status: 502, message: words.failed } };
  const { envelope, retryAfter } = error;
  const { status } = envelope;
  if (status === 422)
    return { answer: { ...kept, status, ...told(form, envelope.errors ?? {}, kept, postWords[locale].again) } };
  // The key names what was sent before; what is sent next gets its own.
  if (status === 409) return { answer: { ...kept, status, key: randomUUID(), message: postWords[locale].keyTaken } };
  if (status === 429) {
    const minutes = Math.max(1, Math.ceil((retryAfter ?? 60) / 60));
    return {
      answer: { ...kept, status, message: postWords[locale].tooOften(minutes) },
      ...(retryAfter && { retryAfter }),
    };
  }
  return { answer: { ...kept, status: isFailure(status) ? status : 502, message: words.failed } };
}

/** What the API found wrong, at the fields that the visitor sees; a file it does not know any more is not kept. */
function told(form: Form, errors: Record<string, string[]>, kept: FormAnswer, instead: string): Partial<FormAnswer> {
  const known = Object.entries(errors).flatMap(([key, [words]]) => {
    const field = fieldOfKey(form, key);
    return field && words ? [[field, shownMessage(key === "attaches" ? (words.split(":")[0] ?? words) : words)]] : [];
  });
  const isFileGone = "attaches" in errors;
  return {
    errors: Object.fromEntries(known),
    files: isFileGone ? [] : kept.files,
    message: known.length > 0 ? null : instead,
  };
}
