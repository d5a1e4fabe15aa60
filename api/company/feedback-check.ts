import type { FeedbackInput } from "#contract/feedback.ts";
import { check } from "#contract/forms/check.ts";
import { formErrors } from "#contract/forms/form-errors.ts";
import { formOfType } from "#contract/forms/forms.ts";
import { payloadKey, toTyped } from "#contract/forms/payload.ts";
import type { Locale } from "#contract/locale.ts";
import type { FeedbackSlug } from "#contract/records/feedback-type.ts";

/** Errors of a submission by payload key, found by the check of its form. */
export function checkFeedback(
  input: FeedbackInput,
  { slug, locale, now }: { slug: FeedbackSlug; locale: Locale; now: Date },
): Record<string, string[]> {
  const form = formOfType(slug);
  const errors = Object.entries(check(form, toTyped(form, input), now.getTime()));
  return Object.fromEntries(errors.map(([field, code]) => [payloadKey(form, field), [formErrors[locale][code]]]));
}
