import { randomUUID } from "node:crypto";
import { check } from "#contract/forms/check.ts";
import type { FieldKind, Form, Typed } from "#contract/forms/form.ts";
import { fileGone, type FormError, formErrors } from "#contract/forms/form-errors.ts";
import { fieldOfKey } from "#contract/forms/payload.ts";
import type { Locale } from "#contract/locale.ts";
import { ApiRejection } from "../../api/client.server.ts";
import { isFailure } from "../../api/fail-page.server.ts";
import type { FormAnswer } from "./form-data.ts";
import { postWords } from "./post-words.ts";
import { formWords } from "./forms-words.ts";

/**
 * The API refused or did not answer: the same page with everything that was typed, and the reason in the visitor's
 * words.
 */
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
  if (status === 422) return { answer: { ...kept, status, ...told(form, envelope.errors ?? {}, kept, locale) } };
  // The key belongs to an earlier submission; the next one gets a new key.
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

/** The API's errors in our own words, at the visible fields; a file that the API no longer knows is dropped. */
function told(form: Form, errors: Record<string, string[]>, kept: FormAnswer, locale: Locale): Partial<FormAnswer> {
  const typed = withFiles(form, kept);
  const found = check(form, typed);
  const known = Object.keys(errors).flatMap((key) => {
    const field = fieldOfKey(form, key, typed);
    return field ? [[field, refusalOf(form, field, locale, found[field])]] : [];
  });
  const isFileGone = "attaches" in errors;
  return {
    errors: Object.fromEntries(known),
    files: isFileGone ? [] : kept.files,
    message: known.length > 0 ? null : postWords[locale].again,
  };
}

/** The typed values, with the files under the name of their field. */
function withFiles(form: Form, { typed, files }: FormAnswer): Typed {
  const field = form.fields.find(({ kind }) => kind === "files");
  return field && files.length > 0 ? { ...typed, [field.name]: "on" } : typed;
}

/** An API's messages may be in any language and for any audience, so we show our own: of our check, otherwise by field. */
function refusalOf(form: Form, name: string, locale: Locale, found: FormError | undefined): string {
  if (found) return formErrors[locale][found];
  const kind = form.fields.find((field) => field.name === name)?.kind;
  if (kind === "files") return fileGone[locale];
  return formErrors[locale][kind ? (refusals[kind] ?? "refused") : (boxErrors[name] ?? "consent")];
}

const boxErrors: Partial<Record<string, FormError>> = { publication: "publication", health: "health" };

const refusals: Partial<Record<FieldKind, FormError>> = {
  phone: "phoneWrong",
  email: "emailWrong",
  center: "centerMissing",
  date: "dateWrong",
  count: "countWrong",
};
