import { isPhone, normalisePhone, PHONE_LENGTH } from "#contract/phone.ts";
import type { Note } from "./form-data.ts";
import type { FormWords } from "./form-words-type.ts";

/** What exactly is wrong with a phone number, in words; undefined if it is valid or empty. */
export function phoneNote(typed: string, words: FormWords["phoneNotes"]): Note | undefined {
  const number = normalisePhone(typed.trim());
  const digits = number.replaceAll(/\D/g, "").length;
  if (isPhone(number) || /^(?:\D*$|\+0)/.test(number)) return undefined;
  if (/^\+(?!7)/.test(number)) {
    const signs = digits + 1;
    return signs < PHONE_LENGTH ? { text: words.short(signs), isForEmail: true } : { text: words.long };
  }
  const whole = /^\D*[78]/.test(number) ? PHONE_LENGTH - 1 : PHONE_LENGTH - 2;
  return { text: digits < whole ? words.missing(whole - digits) : words.long };
}
