import { oneLine } from "#contract/one-line.ts";

/** What can lead to a person: an e-mail or another name with @, an address of the web, six digits or more in a row. */
const CONTACTS = /\S*\s?@\s?\S*|(?:https?:\/\/|www\.)\S+|\+?\p{Nd}(?:[\s()./–—-]*\p{Nd}){5,}/giu;

/** A remark without what it must not hold: a phone, an e-mail, a date of birth, the number of a policy. */
export function cutContacts(text: string): string {
  return oneLine(text).replaceAll(CONTACTS, "[…]").replaceAll(/\s+/g, " ").trim();
}
