import { type Draft, dropDraft, keepDraft } from "./draft.ts";
import { HONEYPOT } from "#contract/forms/honeypot.ts";

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Saves the current values of the form as a draft; an unchanged form saves nothing. */
export function saveDraft(form: HTMLFormElement): void {
  const name = form.dataset["draft"];
  if (!name) return;
  const fields = [...form.elements].filter(isTyped);
  if (fields.every(isAsAtFirst)) return dropDraft(name);
  keepDraft(name, Object.fromEntries(fields.filter(({ value }) => value).map(({ name, value }) => [name, value])));
}

/** Whether the fields differ from the draft. */
export function differs(form: HTMLFormElement, draft: Draft): boolean {
  return [...form.elements].filter(isTyped).some(({ name, value }) => (draft[name] ?? "") !== value);
}

export function fill(form: HTMLFormElement, draft: Draft): void {
  for (const field of [...form.elements].filter(isTyped)) {
    const value = draft[field.name];
    if (value !== undefined) field.value = value;
  }
  // What listens to the form is told as if it were typed.
  form.dispatchEvent(new Event("input"));
}

/** Never a checkbox, a file, a value from the link, or the honeypot. */
function isTyped(field: Element): field is TypedField {
  if (field instanceof HTMLInputElement)
    return !/^(hidden|checkbox|radio|file|submit)$/.test(field.type) && field.name !== HONEYPOT;
  return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
}

function isAsAtFirst(field: TypedField): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue;
  const first = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return field.value === first?.value;
}
