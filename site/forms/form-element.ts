import type { Form, Typed } from "#contract/forms/form.ts";
import { boxesOf, fieldsOf } from "#contract/forms/forms.ts";
import type { Draft } from "./draft.ts";
import { applyMask } from "./phone-field.ts";

/** What stands in the fields now; files travel by themselves. */
export function typedIn(element: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(element)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries);
}

/** Everything the form sends, several values of a name included. */
export function bodyOf(element: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(element)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new URLSearchParams(entries);
}

/** Whether nothing that is needed is left empty; whether it is right is another question. */
export function isFilled(form: Form, typed: Typed): boolean {
  const needed = fieldsOf(form, typed["subject"]).filter(({ isRequired }) => isRequired);
  const names = [...needed.map(({ name }) => name), ...boxesOf(form).map(({ box }) => box)];
  return names.every((name) => typed[name]?.trim());
}

/** What may be brought back later: what was typed, no files and no tick. */
export function draftOf(form: Form, typed: Typed): Draft {
  const kept = form.fields.filter(({ kind }) => kind !== "files" && kind !== "given");
  return Object.fromEntries(kept.flatMap(({ name }) => (typed[name] ? [[name, typed[name]]] : [])));
}

export function fill(element: HTMLFormElement, values: Draft): void {
  for (const [name, value] of Object.entries(values)) {
    const field = element.elements.namedItem(name);
    if (isField(field)) field.value = value;
  }
}

/** What was typed or filled in before a script was there to help. */
export function maskPhones(element: HTMLFormElement): void {
  for (const field of element.querySelectorAll<HTMLInputElement>("input[type=tel]")) applyMask(field);
}

function isField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
  );
}
