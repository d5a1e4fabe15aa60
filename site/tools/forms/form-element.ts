import type { Form, Typed } from "#contract/forms/form.ts";
import { boxesOf, fieldsOf } from "#contract/forms/forms.ts";
import { applyMask } from "./phone-field.ts";

/** The current values of the fields; files are uploaded separately. */
export function typedIn(element: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(element)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries);
}

/** Everything the form sends, including repeated names. */
export function bodyOf(element: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(element)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new URLSearchParams(entries);
}

/** The required fields and boxes that are still empty; the others may still be invalid. */
export function missingIn(form: Form, typed: Typed): string[] {
  const needed = fieldsOf(form, typed["subject"]).filter(({ isRequired }) => isRequired);
  const names = [...needed.map(({ name }) => name), ...boxesOf(form, typed).map(({ box }) => box)];
  return names.filter((name) => !typed[name]?.trim());
}

/** Formats numbers that were typed or autofilled before hydration. */
export function maskPhones(element: HTMLFormElement): void {
  for (const field of element.querySelectorAll<HTMLInputElement>("input[type=tel]")) applyMask(field);
}
