import { emailNote } from "./email-note.ts";
import type { Note } from "./form-data.ts";
import type { FormWords } from "./form-words-type.ts";
import { phoneNote } from "./phone-note.ts";

/** Details for invalid fields by name, if the error itself does not say them. */
export function notesOn(
  { phone = "", email = "" }: Readonly<Record<string, string | undefined>>,
  errors: Record<string, string>,
  { phoneNotes, emailNotes }: Pick<FormWords, "phoneNotes" | "emailNotes">,
): Record<string, Note> {
  const onPhone = errors["phone"] && phoneNote(phone, phoneNotes);
  const onEmail = errors["email"] && emailNote(email, emailNotes);
  return { ...(onPhone && { phone: onPhone }), ...(onEmail && { email: onEmail }) };
}
