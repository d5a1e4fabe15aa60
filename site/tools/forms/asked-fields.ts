import type { Field } from "#contract/forms/form.ts";
import { fieldsOf, forms } from "#contract/forms/forms.ts";
import type { FormProps } from "./form-data.ts";

type Shown = Pick<FormProps, "name" | "start" | "withFiles">;

/** The fields that a visitor sees: some belong to a subject, some are shown on request. */
export function askedFields({ name, start, withFiles }: Shown): Field[] {
  return fieldsOf(forms[name], start["subject"]).filter(
    ({ kind, isOnRequest }) => kind !== "given" && (!isOnRequest || withFiles),
  );
}

/** The field for files, if the form has one. */
export function filesFieldOf(form: Shown): Field | undefined {
  return askedFields(form).find(({ kind }) => kind === "files");
}
