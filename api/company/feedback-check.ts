import type { FeedbackInput } from "#contract/feedback.ts";
import { check } from "#contract/forms/check.ts";
import { formErrors } from "#contract/forms/form-errors.ts";
import { formOfType } from "#contract/forms/forms.ts";
import { payloadKey, toTyped } from "#contract/forms/payload.ts";
import type { Locale } from "#contract/locale.ts";
import type { FeedbackSlug } from "#contract/records/feedback-type.ts";

/** What is wrong with a submission of this type, by the keys of its payload: its form's own check. */
export function checkFeedback(input: FeedbackInput, slug: FeedbackSlug, locale: Locale): Record<string, string[]> {
  const form = formOfType(slug);
  const errors = Object.entries(check(form, toTyped(form, input)));
  return Object.fromEntries(errors.map(([field, code]) => [payloadKey(form, field), [formErrors[code][locale]]]));
}
